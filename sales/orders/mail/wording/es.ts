import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'paid.subject': 'Su pedido {number} está confirmado',
  'paid.title': 'Su pedido está confirmado',
  'paid.hello': 'Hola, {name}:',
  'paid.text':
    '¡Gracias! Hemos recibido su pago de {total} y sus plazas están reservadas. Guarde este mensaje: es su confirmación.',
  'paid.free':
    '¡Gracias! Sus plazas están reservadas y no hay nada que pagar. Guarde este mensaje: es su confirmación.',
  colon: ': ',
  number: 'Número de pedido',
  ordered: 'Lo que ha reservado',
  for: 'Para',
  dates: 'Fechas',
  day: 'Fecha',
  range: 'del {from} al {to}',
  time: 'Horario',
  meeting: 'Punto de encuentro',
  seller: 'Vendido por',
  price: 'Precio',
  total: 'Total pagado, impuestos incluidos',
  'withdrawal.none':
    'Servicio en fechas fijas: no hay derecho de desistimiento (artículo L221-28, 12° del código de consumo francés).',
  'withdrawal.14-days': 'Puede desistir durante 14 días: responda a este mensaje.',
  next: '¿Y ahora?',
  'next.lesson': 'Preséntese en el punto de encuentro diez minutos antes del comienzo, con este mensaje a mano.',
  'next.pass': 'Los forfaits se recogen en la taquilla de los remontes.',
  link: 'Ver su pedido',
  bye: '¡Nos vemos en la nieve!',
  'refund.subject': 'Su pedido {number}: le devolvemos el dinero',
  'refund.title': 'Le devolvemos el dinero',
  'refund.text':
    'Su pago de {total} nos llegó cuando el pedido ya no se podía cumplir. Lo sentimos. Todo el importe vuelve a su tarjeta automáticamente; según su banco, tarda de dos a cinco días. No tiene que hacer nada.',
}
