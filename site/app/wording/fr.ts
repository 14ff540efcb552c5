/** Labels in French. The keys of this file are the keys of all languages. */
export const fr = {
  'bar.skip': 'Aller au contenu',
  'bar.home': 'Retour à l’accueil',
  'bar.menu': 'Menu',
  'bar.close-menu': 'Fermer le menu',
  'bar.main': 'Navigation principale',
  'bar.tools': 'Accès rapides',
  'bar.back': 'Retour au menu',
  'bar.search': 'Afficher la recherche',
  'bar.languages': 'Langues',
  'bar.meeting-points': 'Lieux de rendez-vous',
  'bar.see-all-offers': 'Voir toutes les offres',
  'bar.see-offers': 'Voir les offres',
  'bar.loading': 'Chargement de la page',

  'area.title': 'Domaine skiable',

  'dialog.close': 'Fermer',
  'dialog.loading': 'Chargement',

  'zone.failed': 'Les lieux de rendez-vous n’ont pas pu être chargés.',
  'zone.retry': 'Réessayer',
  'zone.page': 'Ouvrir la page',

  'search.label': 'Rechercher sur le site',
  'search.placeholder': 'Un cours, un forfait, un lieu…',
  'search.submit': 'Lancer la recherche',
  'search.results': 'Résultats de la recherche',
  'search.loading': 'Recherche en cours',
  'search.count': '{count} {count|résultat|résultats}',
  'search.best': 'Les {count} meilleurs résultats',
  'search.none': 'Pas de résultats...',
  'search.none-hint': 'Essayez un mot plus court, ou une rubrique du menu.',
  'search.failed': 'La recherche ne répond pas. Réessayez dans un instant.',
  'search.keys': '↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer',

  'cart.title': 'Mon panier',
  'cart.open': 'Voir mon panier',
  'cart.products': '{count} {count|produit|produits}',
  'cart.empty': 'Votre panier est vide.',
  'cart.loading': 'Chargement du panier',
  'cart.failed': 'Le panier n’a pas pu être chargé.',
  'cart.retry': 'Réessayer',
  'cart.total': 'Total',
  'cart.before': 'au lieu de {price}',
  'cart.secure': 'Paiement sécurisé',

  'footer.navigation': 'Toutes les rubriques',
  'footer.map': 'Voir sur la carte',
  'footer.phone': 'Téléphoner à l’école',
  'footer.contact': 'Nous écrire',
  'footer.partners': 'Nos partenaires',
  'footer.secure': 'Paiement sécurisé',
  'footer.secure-text': 'Carte bancaire et 3-D Secure. Vos données de carte ne passent jamais par ce site.',
  'footer.cookies': 'Cookies',
  'footer.legal': 'Informations légales',
  'footer.social': 'Retrouvez-nous sur les réseaux sociaux',
  'footer.built-by': 'Site réalisé par {name}',
  'footer.new-tab': '(nouvel onglet)',

  'tag.nouveaute': 'Nouveauté',
  'tag.promotion': 'Bon plan',
  'tag.actualite': 'Événement',
  'tag.decouverte': 'Découverte',

  'consent.title': 'Cookies',
  'consent.ask':
    'Avec votre accord, nous mesurons la fréquentation du site pour l’améliorer. Rien n’est mesuré avant votre choix.',
  'consent.accept': 'Accepter',
  'consent.refuse': 'Refuser',
  'consent.more': 'En savoir plus',
  'consent.notice': 'Ce site n’utilise plus de cookies.',
  'consent.acknowledge': 'J’ai compris',

  'page.breadcrumb': 'Fil d’Ariane',
  'page.children': 'Dans cette rubrique',
  'page.neighbours': 'À voir aussi',

  'home.question': 'Quand venez-vous, et avec qui ?',
  'home.when': 'Vos dates',
  'home.from': 'Arrivée',
  'home.to': 'Départ',
  'home.who': 'Pour qui ?',
  'home.ages': '{from} à {to} ans',
  'home.adults': 'Adultes',
  'home.beginners': 'Il y a des débutants parmi nous',
  'home.answer': 'Voir ce qui nous convient',

  'answer.title': 'Voici votre séjour',
  'answer.title-open': 'Ce qui vous convient',
  'answer.change': 'Changer les dates ou le groupe',
  'answer.days': 'du {from} au {to}',
  'answer.children': '{count} {count|enfant|enfants} de {from} à {to} ans',
  'answer.adults': '{count} {count|adulte|adultes}',
  'answer.for-ages': 'Pour les {from} à {to} ans',
  'answer.for-adults': 'Pour les adultes',
  'answer.more-weeks': 'et {count} {count|autre semaine|autres semaines}',
  'answer.too-short':
    'Vos dates ne contiennent pas de semaine de cours entière. Un moniteur rien que pour vous, lui, est libre à l’heure ou à la demi-journée.',
  'answer.any-day': 'N’importe quel jour, un moniteur pour vous',
  'answer.besides': 'Et pour le reste de la semaine',
  'answer.missing': 'Indiquez l’arrivée et le départ : nous vous dirons quelles semaines conviennent.',
  'answer.order': 'Le départ vient avant l’arrivée : vérifiez vos dates.',
  'answer.past': 'Ces dates sont passées : choisissez-en d’autres.',
  'answer.out-of-season': 'À ces dates, les pistes sont fermées.',
  'answer.cut': 'Nous avons gardé de vos dates les jours à venir où la station est ouverte.',
  'answer.season': 'La saison va du {start} au {end}.',

  'card.more': 'En savoir plus',

  'offer.price': 'Prix selon vos dates',
  'offer.choose': 'Choisir mes dates',

  'levels.can': 'Sait faire',
  'levels.next': 'Apprend ensuite',

  'meeting.for': 'Pour',
  'meeting.time': 'Quand',
  'meeting.map': 'Voir sur le plan',

  'news.none': 'Rien de neuf pour l’instant.',
  'news.read': 'Lire',

  'carousel.previous': 'Précédent',
  'carousel.next': 'Suivant',
  'carousel.pause': 'Arrêter le défilement',
  'carousel.play': 'Reprendre le défilement',
  'carousel.slide': '{number} sur {count}',

  'video.play': 'Voir le film',
  'video.transcript': 'Ce qu’on y dit et ce qu’on y voit',

  'shop.unavailable': 'La boutique ne répond pas',
  'shop.unavailable-text':
    'Votre panier n’est pas perdu. Réessayez dans un instant, ou appelez-nous au {phone} : nous réservons avec vous.',
  'shop.script': 'Le panier demande JavaScript. Sans lui, appelez l’école : nous réservons avec vous.',

  'search.none-for': 'Rien ne correspond à « {query} ».',

  'lost.title': 'Cette trace ne mène nulle part',
  'lost.text': 'La page a changé d’adresse, ou elle a fondu. Cherchez-la, ou repartez d’un endroit sûr.',

  'failure.title': 'Nous avons chuté',
  'failure.text': 'La page n’a pas pu être préparée. Ce n’est pas vous, c’est nous : réessayez dans un instant.',
  'failure.phone': 'Si c’est urgent, appelez-nous au {phone}.',
  'failure.retry': 'Réessayer',

  'editing.title': 'Espace de rédaction',
  'editing.email': 'E-mail',
  'editing.password': 'Mot de passe',
  'editing.sign-in': 'Se connecter',
  'editing.signing-in': 'Connexion…',
  'editing.wrong': 'e-mail ou mot de passe incorrect',
  'editing.silence': 'Le serveur ne répond pas. Réessayez dans un instant.',
} as const

export type Key = keyof typeof fr
