/** What an order's page says besides the sentences about codes. */
export const orderMessages = {
  fr: {
    'refund-due':
      'Votre paiement est arrivé alors que la commande ne pouvait plus être honorée. Nous en sommes désolés : votre argent vous est rendu, vous n’avez rien à faire.',
    refunded:
      'Votre paiement est arrivé alors que la commande ne pouvait plus être tenue. Nous en sommes désolés : votre argent vous a été rendu. Selon votre banque, il est sur votre compte en deux à cinq jours.',
    free: 'Votre commande est enregistrée, il n’y a rien à payer. Merci !',
  },
  en: {
    'refund-due':
      'Your payment arrived when the order could no longer be fulfilled. We are sorry: your money is on its way back, you have nothing to do.',
    refunded:
      'Your payment arrived when the order could no longer be kept. We are sorry: your money has been sent back. Depending on your bank it is in your account in two to five days.',
    free: 'Your order is placed and there is nothing to pay. Thank you!',
  },
  es: {
    'refund-due':
      'Su pago llegó cuando el pedido ya no se podía cumplir. Lo sentimos: le devolvemos el dinero y no tiene que hacer nada.',
    refunded:
      'Su pago llegó cuando el pedido ya no podía mantenerse. Lo sentimos: le hemos devuelto el dinero. Según su banco, estará en su cuenta en dos a cinco días.',
    free: 'Su pedido está hecho y no hay nada que pagar. ¡Gracias!',
  },
  nl: {
    'refund-due':
      'Je betaling kwam aan toen de bestelling niet meer kon doorgaan. Het spijt ons: je krijgt je geld terug en hoeft niets te doen.',
    refunded:
      'Je betaling kwam aan toen de bestelling niet meer kon doorgaan. Het spijt ons: je geld is teruggestort. Afhankelijk van je bank staat het binnen twee tot vijf dagen op je rekening.',
    free: 'Je bestelling is gedaan en er hoeft niets te worden betaald. Dank je wel!',
  },
}
