import type { Shell } from 'content/api/page'

/** Links to the main pages of the site, for pages that were not found. */
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
