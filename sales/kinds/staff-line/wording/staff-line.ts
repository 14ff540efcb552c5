/** Labels of the price steps of lines that staff write. */
export const staffLineSteps = {
  fr: { 'staff-line': 'Montant convenu avec le bureau' },
  en: { 'staff-line': 'Amount agreed with the office' },
  es: { 'staff-line': 'Importe acordado con la oficina' },
  nl: { 'staff-line': 'Bedrag zoals afgesproken met het kantoor' },
}
