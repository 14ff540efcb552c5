/** Marks of the invented partners, one colour each in a 96-unit square. */
const svg = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="currentColor">${drawing}</svg>\n`
const line = (d: string, width = 5) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const partners: Readonly<Record<string, string>> = {
  // A cabin under its cable.
  'remontees-de-valorsene': svg(
    `${line('M8 26L88 10', 4)}${line('M48 18V34')}<path fill-rule="evenodd" d="M30 34H66Q72 34 73 40L78 66Q79 82 68 82H28Q17 82 18 66L23 40Q24 34 30 34ZM31 42L27 60H45V42ZM51 42V60H69L65 42Z"/>`,
  ),
  // Two crossed skis in a round sign.
  'le-local-a-skis': svg(
    `<path fill-rule="evenodd" d="M48 6A42 42 0 1 1 48 90A42 42 0 1 1 48 6ZM48 13A35 35 0 1 0 48 83A35 35 0 1 0 48 13Z"/>${line('M32 72L58 28Q61 23 65 25M64 72L38 28Q35 23 31 25', 7)}`,
  ),
  // A bullfinch on a twig.
  'hotel-le-bouvreuil': svg(
    `<path d="M30 18Q46 8 58 22L68 26L59 32Q66 46 60 58Q54 70 42 72L18 92L24 66Q14 52 20 34Q22 24 30 18Z"/><circle cx="47" cy="25" r="3.4" fill="#fff"/><path d="M26 40Q24 58 40 62Q30 50 32 38Z" fill="#fff"/>${line('M22 78H80M66 78L76 66', 4)}`,
  ),
  // A small bus on a bend.
  'navettes-de-la-combe': svg(
    `<path fill-rule="evenodd" d="M16 24H74Q84 24 85 34L88 52V66H10V30Q10 24 16 24ZM18 32V46H34V32ZM40 32V46H56V32ZM62 32V46H79L77 34Q76 32 74 32Z"/><circle cx="28" cy="68" r="9"/><circle cx="70" cy="68" r="9"/><circle cx="28" cy="68" r="3.5" fill="#fff"/><circle cx="70" cy="68" r="3.5" fill="#fff"/>${line('M6 86Q30 76 50 86T92 84', 4)}`,
  ),
  // A shield: ridge, river, larch.
  'commune-de-valorsene': svg(
    `<path fill-rule="evenodd" d="M12 8H84V50Q84 78 48 92Q12 78 12 50ZM19 15V42L36 24L48 38L58 28L77 46V15ZM20 58Q34 50 48 58T76 58L75 64Q62 58 48 65T21 64ZM28 73Q38 68 48 74T67 73L62 78Q54 75 47 80T33 78Z"/>`,
  ),
}
