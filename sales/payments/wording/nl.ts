import type { CodeGroup } from '../codes.ts'

export const nl: Record<CodeGroup, string> = {
  paid: 'We hebben je betaling ontvangen. Dank je wel!',
  waiting:
    'Je bank heeft nog geen antwoord gegeven. Betaal niet opnieuw: deze pagina laat het weten zodra het antwoord er is.',
  'our-fault':
    'De betaling kon door een fout van ons niet beginnen. Er is niets afgeschreven. Wij weten ervan; bel ons gerust, je winkelmandje blijft bewaard.',
  partly: 'Je bank heeft maar een deel van de betaling goedgekeurd. Bel ons: dan lossen we het samen op.',
  'other-card':
    'Je bank heeft deze kaart geweigerd. Er is niets afgeschreven. Probeer een andere kaart; je winkelmandje is niet veranderd.',
  funds:
    'De limiet van de kaart laat dit bedrag niet toe. Er is niets afgeschreven. Probeer een andere kaart of vraag je bank om de limiet te verhogen.',
  cancelled: 'Je hebt de betaalpagina verlaten. Er is niets afgeschreven; je winkelmandje is niet veranderd.',
  'other-means':
    'Deze kaart kan niet worden geaccepteerd. Er is niets afgeschreven. Betaal met een andere kaart; je winkelmandje is niet veranderd.',
  confirmation:
    'Je bank heeft de gevraagde bevestiging niet gekregen. Er is niets afgeschreven. Probeer het opnieuw en bevestig in de app van je bank of met de code.',
  'card-data':
    'Het nummer, de datum of de beveiligingscode van de kaart klopt niet. Er is niets afgeschreven. Controleer de gegevens en probeer het opnieuw.',
  doubled:
    'Je bank heeft deze betaling al eens gezien. Kijk of je een bevestiging per e-mail hebt gekregen, of bel ons voordat je opnieuw betaalt.',
  again:
    'De betaling duurde te lang of kon niet worden afgerond. Er is niets afgeschreven. Je kunt het meteen opnieuw proberen; je winkelmandje is niet veranderd.',
  later:
    'Het systeem van de bank reageert op dit moment niet. Er is niets afgeschreven. Probeer het over een paar minuten opnieuw; je winkelmandje is niet veranderd.',
  refused:
    'De betaling is geweigerd. Er is niets afgeschreven. Probeer het opnieuw of met een andere kaart; je winkelmandje is niet veranderd.',
}
