import type { Key } from './fr.ts'

export const es: Record<Key, string> = {
  'bar.skip': 'Ir al contenido',
  'bar.home': 'Volver al inicio',
  'bar.menu': 'Menú',
  'bar.close-menu': 'Cerrar el menú',
  'bar.main': 'Navegación principal',
  'bar.tools': 'Accesos rápidos',
  'bar.back': 'Volver al menú',
  'bar.search': 'Mostrar el buscador',
  'bar.languages': 'Idiomas',
  'bar.meeting-points': 'Puntos de encuentro',
  'bar.see-all-offers': 'Ver todas las ofertas',
  'bar.see-offers': 'Ver las ofertas',
  'bar.loading': 'Cargando la página',

  'area.title': 'Dominio esquiable',

  'dialog.close': 'Cerrar',
  'dialog.loading': 'Cargando',

  'zone.failed': 'No se han podido cargar los puntos de encuentro.',
  'zone.retry': 'Reintentar',
  'zone.page': 'Abrir la página',

  'search.label': 'Buscar en el sitio',
  'search.placeholder': 'Una clase, un forfait, un lugar…',
  'search.submit': 'Buscar',
  'search.results': 'Resultados de la búsqueda',
  'search.loading': 'Buscando',
  'search.count': '{count} {count|resultado|resultados}',
  'search.none': 'No hay resultados...',
  'search.none-hint': 'Pruebe con una palabra más corta o con una sección del menú.',
  'search.failed': 'El buscador no responde. Inténtelo de nuevo en un momento.',
  'search.keys': '↑ ↓ para elegir, Intro para abrir, Esc para cerrar',

  'cart.title': 'Mi cesta',
  'cart.open': 'Ver mi cesta',
  'cart.products': '{count} {count|producto|productos}',
  'cart.empty': 'Su cesta está vacía.',
  'cart.loading': 'Cargando la cesta',
  'cart.failed': 'No se ha podido cargar la cesta.',
  'cart.retry': 'Reintentar',
  'cart.total': 'Total',
  'cart.before': 'en lugar de {price}',
  'cart.secure': 'Pago seguro',

  'footer.navigation': 'Todas las secciones',
  'footer.map': 'Ver en el mapa',
  'footer.phone': 'Llamar a la escuela',
  'footer.contact': 'Escríbanos',
  'footer.partners': 'Nuestros colaboradores',
  'footer.secure': 'Pago seguro',
  'footer.secure-text': 'Tarjeta bancaria con 3-D Secure. Los datos de su tarjeta nunca pasan por este sitio.',
  'footer.cookies': 'Cookies',
  'footer.legal': 'Información legal',
  'footer.social': 'Síganos en las redes sociales',
  'footer.built-by': 'Sitio realizado por {name}',
  'footer.new-tab': '(nueva pestaña)',

  'tag.nouveaute': 'Novedad',
  'tag.promotion': 'Oferta',
  'tag.actualite': 'Evento',
  'tag.decouverte': 'Descubrimiento',

  'consent.title': 'Cookies',
  'consent.ask': 'Si está de acuerdo, medimos las visitas para mejorar el sitio. No se mide nada antes de su elección.',
  'consent.accept': 'Aceptar',
  'consent.refuse': 'Rechazar',
  'consent.more': 'Más información',
  'consent.notice': 'Este sitio ya no utiliza cookies.',
  'consent.acknowledge': 'Entendido',

  'page.breadcrumb': 'Ruta de navegación',
  'page.children': 'En esta sección',
  'page.neighbours': 'Ver también',

  'home.question': '¿Cuándo viene y con quién?',
  'home.when': 'Sus fechas',
  'home.from': 'Llegada',
  'home.to': 'Salida',
  'home.who': '¿Para quién?',

  'card.more': 'Más información',

  'offer.price': 'Precio según sus fechas',
  'offer.choose': 'Elegir mis fechas',

  'levels.can': 'Sabe hacer',
  'levels.next': 'Aprende después',

  'meeting.for': 'Para',
  'meeting.time': 'Cuándo',
  'meeting.map': 'Ver en el mapa',

  'news.none': 'Sin novedades por ahora.',
  'news.read': 'Leer',

  'carousel.previous': 'Anterior',
  'carousel.next': 'Siguiente',
  'carousel.pause': 'Detener las diapositivas',
  'carousel.play': 'Reanudar las diapositivas',
  'carousel.slide': '{number} de {count}',

  'video.play': 'Ver la película',
  'video.transcript': 'Lo que se dice y se ve',

  'shop.unavailable': 'La tienda no responde',
  'shop.unavailable-text':
    'Su carrito no se ha perdido. Inténtelo de nuevo en un momento o llámenos al {phone}: reservamos con usted.',
  'shop.script': 'El carrito necesita JavaScript. Si no lo tiene, llame a la escuela: reservamos con usted.',

  'search.none-for': 'No hay nada que coincida con «{query}».',

  'lost.title': 'Estas huellas no llevan a ninguna parte',
  'lost.text':
    'La página ha cambiado de dirección o se ha derretido. Búsquela o vuelva a empezar desde un lugar seguro.',

  'failure.title': 'Nos hemos caído',
  'failure.text': 'No se ha podido preparar la página. No es culpa suya, es nuestra: inténtelo de nuevo en un momento.',
  'failure.phone': 'Si es urgente, llámenos al {phone}.',
  'failure.retry': 'Reintentar',

  'editing.title': 'Acceso para redactores',
  'editing.email': 'Correo electrónico',
  'editing.password': 'Contraseña',
  'editing.sign-in': 'Iniciar sesión',
  'editing.signing-in': 'Iniciando sesión…',
  'editing.wrong': 'e-mail ou mot de passe incorrect',
  'editing.silence': 'El servidor no responde. Inténtelo de nuevo dentro de un momento.',
}
