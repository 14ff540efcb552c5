/** The credentials of the demo editor, printed at start-up. */
export const demoEditor = { email: 'editor@valorsene.example.org', password: 'poudreuse', name: 'Camille Roche' }

/** The signing key between the shop and the demo bank. It is public. */
export const demoBankKey = 'demo-key-0123456'
