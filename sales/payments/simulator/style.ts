/** The simulator's style: plain, so that it is not taken for a part of the shop. */
export const style = `
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fff; --soft: #eef1f5; --line: #6b7684; --act: #1f4f8f; --bad: #a3161d }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --paper: #161b23; --soft: #212936; --line: #93a0b1; --act: #9cc2f5; --bad: #ff9aa0 } }
* { box-sizing: border-box }
body { margin: 0; padding: 1.5rem 1rem 4rem; background: var(--soft); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem; background: var(--paper); border-radius: .75rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem } h2 { font-size: 1.0625rem; margin: 2rem 0 .5rem }
.bank { margin-top: 0; font-weight: 650; letter-spacing: .02em } .note { margin: 0 0 1.25rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem; padding: .75rem 1rem; background: var(--soft); border-radius: .5rem }
dt { color: inherit } dd { margin: 0; font-weight: 650; overflow-wrap: anywhere }
label { display: block; font-weight: 600; margin-top: 1rem }
input { width: 100%; min-height: 3rem; padding: .5rem .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem }
input[aria-invalid] { border: 2px solid var(--bad) }
.error { color: var(--bad); font-weight: 600; margin: .25rem 0 0 }
button { width: 100%; min-height: 3rem; margin-top: 1.25rem; padding: .5rem 1rem; font: inherit; font-weight: 650; border-radius: .5rem; border: 1px solid var(--act); background: var(--act); color: var(--paper); cursor: pointer }
button.second { background: transparent; color: var(--act); margin-top: .75rem }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
ul { padding: 0; margin: 0; list-style: none } li { padding: .4rem 0; border-top: 1px solid var(--soft) } code { font-size: 1rem; white-space: nowrap }
`
