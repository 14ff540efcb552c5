import type { CodeGroup } from '../codes.ts'

export const es: Record<CodeGroup, string> = {
  paid: 'Hemos recibido su pago. ¡Gracias!',
  waiting: 'Su banco aún no ha respondido. No vuelva a pagar: esta página le avisará en cuanto llegue la respuesta.',
  'our-fault':
    'El pago no ha podido empezar por un fallo nuestro. No se ha cobrado nada. Ya estamos avisados; llámenos, su cesta sigue guardada.',
  partly: 'Su banco solo ha aceptado una parte del pago. Llámenos y lo resolvemos juntos.',
  'other-card':
    'Su banco ha rechazado esta tarjeta. No se ha cobrado nada. Pruebe con otra tarjeta; su cesta sigue igual.',
  funds:
    'El límite de la tarjeta no permite este importe. No se ha cobrado nada. Pruebe con otra tarjeta o pida a su banco que aumente el límite.',
  cancelled: 'Ha salido de la página de pago. No se ha cobrado nada; su cesta sigue igual.',
  'other-means':
    'No podemos aceptar esta tarjeta. No se ha cobrado nada. Pague con otra tarjeta; su cesta sigue igual.',
  confirmation:
    'Su banco no ha recibido la confirmación que pide. No se ha cobrado nada. Vuelva a intentarlo y confirme en la aplicación de su banco o con su código.',
  'card-data':
    'El número, la fecha o el código de seguridad de la tarjeta no es correcto. No se ha cobrado nada. Compruébelos y vuelva a intentarlo.',
  doubled:
    'Su banco ya ha visto este pago. Mire si ha recibido un correo de confirmación o llámenos antes de pagar otra vez.',
  again:
    'El pago ha tardado demasiado o no ha podido terminar. No se ha cobrado nada. Puede intentarlo de nuevo ahora mismo; su cesta sigue igual.',
  later:
    'El sistema del banco no responde en este momento. No se ha cobrado nada. Inténtelo de nuevo dentro de unos minutos; su cesta sigue igual.',
  refused:
    'El pago ha sido rechazado. No se ha cobrado nada. Vuelva a intentarlo o pruebe con otra tarjeta; su cesta sigue igual.',
}
