import type { Lang } from '../../catalogue/product.ts'

/** Messages of refusals, with what to do. Keys begin with the code of the refusal. */
export const refusalTexts: Record<Lang, Record<string, string>> = {
  fr: {
    stale:
      'Votre panier a changé entre-temps, peut-être dans un autre onglet. Le voici à jour : vérifiez et recommencez.',
    'sold-out': 'C’est complet. Choisissez un autre horaire, un autre lieu ou une autre semaine.',
    'sold-out.some':
      'Il ne reste que {places} {places|place|places} pour {wanted} {wanted|participant|participants}. Rien n’a été ajouté : choisissez un autre créneau, ou inscrivez moins de personnes.',
    'sold-out.renew': 'Les places ont été prises entre-temps. Choisissez un autre créneau.',
    'not-bookable.slot': 'Ce créneau n’existe pas ou plus. Choisissez-en un autre.',
    'not-bookable.duration': 'Cette durée n’est pas proposée. Choisissez-en une autre.',
    'age.impossible': 'Vérifiez la date de naissance de {name}.',
    'unknown-product': 'Cette offre n’est pas en vente. Revenez à la liste des offres.',
    'unknown-cart': 'Ce panier n’existe pas ou plus. Commencez-en un nouveau.',
    'unknown-cart.ordered': 'Ce panier a déjà été commandé. Commencez-en un nouveau.',
    'unknown-line': 'Cette ligne n’est plus dans le panier.',
    'unknown-person': 'Cette personne n’est pas dans le panier : indiquez son nom et sa date de naissance.',
    empty: 'Votre panier est vide. Ajoutez un cours ou un forfait.',
    expired: 'Le temps de réservation est passé pour une partie du panier. Redemandez les places, puis payez.',
    'price-changed': 'Le prix a changé. Voici le nouveau total : vérifiez avant de payer.',
    ceiling: 'Vos places sont gardées depuis une heure, c’est le maximum. Payez avant la fin du compte à rebours.',
    'ceiling.pause':
      'Vos places ont été gardées une heure, c’est le maximum : pendant un quart d’heure, d’autres peuvent les prendre. Commandez maintenant, ou redemandez-les plus tard.',
    'cart-full': 'Un panier a {lines} lignes au plus. Commandez celui-ci, puis commencez-en un autre.',
    'ceiling.attempts': 'Ce panier est déjà parti dix fois au paiement. Appelez-nous, nous vous aiderons à terminer.',
    paying: 'Un paiement est en cours pour ce panier. Attendez son résultat, ou abandonnez-le pour modifier le panier.',
    'already-there': '{name} est déjà dans le panier pour ces jours.',
    'already-there.expired': '{name} est déjà dans le panier, mais sa place n’est plus gardée. Redemandez les places.',
    overlap:
      '{name} a déjà « {activity} » aux mêmes heures ({detail}). Choisissez un autre créneau, ou confirmez les deux.',
    'key-used': 'Cette clé a déjà servi à une autre demande. Faites-en une nouvelle.',
  },
  en: {
    stale:
      'Your cart has changed in the meantime, perhaps in another tab. Here it is up to date: check it and try again.',
    'sold-out': 'This is full. Choose another time, place or week.',
    'sold-out.some':
      'Only {places} {places|place is|places are} left for {wanted} {wanted|participant|participants}. Nothing was added: choose another date, or fewer people.',
    'sold-out.renew': 'The places went to others in the meantime. Choose another date.',
    'not-bookable.slot': 'This date does not exist, or no longer. Choose another one.',
    'not-bookable.duration': 'This length is not on offer. Choose another one.',
    'age.impossible': 'Check {name}’s date of birth.',
    'unknown-product': 'This is not on sale. Go back to the list of offers.',
    'unknown-cart': 'This cart does not exist, or no longer. Start a new one.',
    'unknown-cart.ordered': 'This cart has already been ordered. Start a new one.',
    'unknown-line': 'This line is no longer in the cart.',
    'unknown-person': 'This person is not in the cart: give their name and date of birth.',
    empty: 'Your cart is empty. Add a lesson or a pass.',
    expired: 'Time has run out for part of your cart. Ask for the places again, then pay.',
    'price-changed': 'The price has changed. Here is the new total: check it before you pay.',
    ceiling: 'Your places have been kept for an hour, which is the longest we can. Pay before the countdown ends.',
    'ceiling.pause':
      'Your places were kept for an hour, which is the longest we can: for a quarter of an hour others may take them. Check out now, or ask for them again later.',
    'cart-full': 'A cart has {lines} lines at most. Order this one, then begin another.',
    'ceiling.attempts': 'This cart has gone to payment ten times. Please call us: we will help you finish.',
    paying: 'A payment is under way for this cart. Wait for its result, or give it up to change the cart.',
    'already-there': '{name} is already in the cart for these days.',
    'already-there.expired':
      '{name} is already in the cart, but the place is no longer kept. Ask for the places again.',
    overlap: '{name} already has “{activity}” at the same time ({detail}). Choose another date, or confirm both.',
    'key-used': 'This key has already served another request. Make a new one.',
  },
  es: {
    stale:
      'Su cesta ha cambiado mientras tanto, quizá en otra pestaña. Aquí está al día: revísela y vuelva a intentarlo.',
    'sold-out': 'Está completo. Elija otro horario, otro lugar u otra semana.',
    'sold-out.some':
      'Solo {places|queda|quedan} {places} {places|plaza|plazas} para {wanted} {wanted|participante|participantes}. No se ha añadido nada: elija otra fecha, o menos personas.',
    'sold-out.renew': 'Las plazas se han ocupado mientras tanto. Elija otra fecha.',
    'not-bookable.slot': 'Esta fecha no existe o ya no existe. Elija otra.',
    'not-bookable.duration': 'Esta duración no se ofrece. Elija otra.',
    'age.impossible': 'Compruebe la fecha de nacimiento de {name}.',
    'unknown-product': 'Esta oferta no está a la venta. Vuelva a la lista de ofertas.',
    'unknown-cart': 'Esta cesta no existe o ya no existe. Empiece otra.',
    'unknown-cart.ordered': 'Esta cesta ya se ha pedido. Empiece otra.',
    'unknown-line': 'Esta línea ya no está en la cesta.',
    'unknown-person': 'Esta persona no está en la cesta: indique su nombre y su fecha de nacimiento.',
    empty: 'Su cesta está vacía. Añada una clase o un forfait.',
    expired: 'Ha pasado el tiempo de reserva de una parte de la cesta. Vuelva a pedir las plazas y después pague.',
    'price-changed': 'El precio ha cambiado. Este es el nuevo total: compruébelo antes de pagar.',
    ceiling: 'Guardamos sus plazas desde hace una hora, que es el máximo. Pague antes de que acabe la cuenta atrás.',
    'ceiling.pause':
      'Guardamos sus plazas durante una hora, que es el máximo: durante un cuarto de hora otros pueden tomarlas. Pídalas ahora en el pago, o vuelva a pedirlas más tarde.',
    'cart-full': 'Una cesta tiene como máximo {lines} líneas. Haga este pedido y empiece otra.',
    'ceiling.attempts': 'Esta cesta ya ha ido diez veces al pago. Llámenos y le ayudamos a terminar.',
    paying: 'Hay un pago en curso para esta cesta. Espere el resultado, o abandónelo para cambiar la cesta.',
    'already-there': '{name} ya está en la cesta para esos días.',
    'already-there.expired': '{name} ya está en la cesta, pero su plaza ya no se guarda. Vuelva a pedir las plazas.',
    overlap: '{name} ya tiene «{activity}» a las mismas horas ({detail}). Elija otra fecha o confirme las dos.',
    'key-used': 'Esta clave ya sirvió para otra petición. Haga una nueva.',
  },
  nl: {
    stale:
      'Je winkelmandje is intussen veranderd, misschien in een ander tabblad. Dit is de laatste stand: kijk het na en probeer het opnieuw.',
    'sold-out': 'Dit is vol. Kies een andere tijd, plek of week.',
    'sold-out.some':
      'Er {places|is|zijn} nog maar {places} {places|plaats|plaatsen} voor {wanted} {wanted|deelnemer|deelnemers}. Er is niets toegevoegd: kies een andere datum, of minder mensen.',
    'sold-out.renew': 'De plaatsen zijn intussen naar anderen gegaan. Kies een andere datum.',
    'not-bookable.slot': 'Deze datum bestaat niet of niet meer. Kies een andere.',
    'not-bookable.duration': 'Deze duur bieden we niet aan. Kies een andere.',
    'age.impossible': 'Controleer de geboortedatum van {name}.',
    'unknown-product': 'Dit is niet te koop. Ga terug naar de lijst.',
    'unknown-cart': 'Dit winkelmandje bestaat niet of niet meer. Begin een nieuw.',
    'unknown-cart.ordered': 'Dit winkelmandje is al besteld. Begin een nieuw.',
    'unknown-line': 'Deze regel zit niet meer in het winkelmandje.',
    'unknown-person': 'Deze persoon zit niet in het winkelmandje: geef naam en geboortedatum.',
    empty: 'Je winkelmandje is leeg. Voeg een les of een skipas toe.',
    expired: 'Voor een deel van je winkelmandje is de tijd om. Vraag de plaatsen opnieuw aan en betaal dan.',
    'price-changed': 'De prijs is veranderd. Dit is het nieuwe totaal: kijk het na voordat je betaalt.',
    ceiling: 'We houden je plaatsen al een uur vast; langer kan niet. Betaal voordat de tijd om is.',
    'ceiling.pause':
      'We hebben je plaatsen een uur vastgehouden; langer kan niet. Een kwartier lang kunnen anderen ze nemen. Bestel nu, of vraag ze later opnieuw.',
    'cart-full': 'Een winkelmandje heeft hoogstens {lines} regels. Bestel dit en begin een nieuw.',
    'ceiling.attempts': 'Dit winkelmandje is al tien keer naar de betaling gegaan. Bel ons, dan helpen we je verder.',
    paying:
      'Er loopt een betaling voor dit winkelmandje. Wacht de uitslag af, of breek de betaling af om iets te veranderen.',
    'already-there': '{name} zit voor deze dagen al in het winkelmandje.',
    'already-there.expired':
      '{name} zit al in het winkelmandje, maar de plaats wordt niet meer vastgehouden. Vraag de plaatsen opnieuw aan.',
    overlap: '{name} heeft al ‘{activity}’ op dezelfde tijd ({detail}). Kies een andere datum, of bevestig beide.',
    'key-used': 'Deze sleutel is al voor een ander verzoek gebruikt. Maak een nieuwe.',
  },
}
