/** Who may sign in to a demo, as its start-up block says. */
export const demoEditor = { email: 'editor@valorsene.example.org', password: 'poudreuse', name: 'Camille Roche' }

/** Signs what is said between the shop and the demo bank. Everybody knows it. */
export const demoBankKey = 'demo-key-0123456'
