import type { Shell } from 'content/api/page'

/** Ways on for who has not found what they looked for: the main pages of the site. */
export function MainPageLinks({ shell }: { shell: Shell }) {
  return (
    <ul className="main-page-links">
      {shell.main.map(({ key, path, shortTitle, name }) => (
        <li key={key}>
          <a href={path}>{shortTitle ?? name}</a>
        </li>
      ))}
    </ul>
  )
}
