/** What is asked before goods are bought, and what a line of a cart says of them. */
export const articleTexts = {
  fr: {
    variant: 'Modèle',
    sold: 'Épuisé. Choisissez un autre modèle.',
    quantity: 'Quantité',
    'quantity.hint': 'À retirer : {desk}, {hours}.',
    collect: 'À retirer du {from} au {to}',
    pieces: '{quantity} {quantity|pièce|pièces}',
  },
  en: {
    variant: 'Model',
    sold: 'Sold out. Choose another model.',
    quantity: 'How many',
    'quantity.hint': 'Collect at: {desk}, {hours}.',
    collect: 'Collect from {from} to {to}',
    pieces: '{quantity} {quantity|piece|pieces}',
  },
  es: {
    variant: 'Modelo',
    sold: 'Agotado. Elija otro modelo.',
    quantity: 'Cantidad',
    'quantity.hint': 'Recogida: {desk}, {hours}.',
    collect: 'Recogida del {from} al {to}',
    pieces: '{quantity} {quantity|unidad|unidades}',
  },
  nl: {
    variant: 'Model',
    sold: 'Uitverkocht. Kies een ander model.',
    quantity: 'Aantal',
    'quantity.hint': 'Afhalen: {desk}, {hours}.',
    collect: 'Af te halen van {from} tot en met {to}',
    pieces: '{quantity} {quantity|stuk|stuks}',
  },
} as const

/** Labels of the price steps of goods. */
export const articleSteps = {
  fr: { pieces: '{variant} : {quantity} × {unit}' },
  en: { pieces: '{variant}: {quantity} × {unit}' },
  es: { pieces: '{variant}: {quantity} × {unit}' },
  nl: { pieces: '{variant}: {quantity} × {unit}' },
}

/** Why goods cannot be bought, and what to do. Keys begin with the code of the refusal. */
export const articleRefusals = {
  fr: {
    'not-bookable.article-variant': 'Ce modèle n’est pas en vente. Choisissez-en un autre.',
    'not-bookable.article-pieces': 'Une ligne a {most} pièces au plus. Choisissez-en moins, ou écrivez-nous.',
    'not-bookable.article-season': 'Rien n’est en vente pour le moment. Revenez à l’automne.',
  },
  en: {
    'not-bookable.article-variant': 'This model is not on sale. Choose another one.',
    'not-bookable.article-pieces': 'A line has {most} pieces at most. Choose fewer, or write to us.',
    'not-bookable.article-season': 'Nothing is on sale at the moment. Come back in the autumn.',
  },
  es: {
    'not-bookable.article-variant': 'Este modelo no está a la venta. Elija otro.',
    'not-bookable.article-pieces': 'Una línea tiene como máximo {most} unidades. Elija menos o escríbanos.',
    'not-bookable.article-season': 'Ahora no hay nada a la venta. Vuelva en otoño.',
  },
  nl: {
    'not-bookable.article-variant': 'Dit model is niet te koop. Kies een ander.',
    'not-bookable.article-pieces': 'Een regel heeft hoogstens {most} stuks. Kies er minder, of schrijf ons.',
    'not-bookable.article-season': 'Er is nu niets te koop. Kom in de herfst terug.',
  },
}
