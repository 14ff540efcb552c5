import type { NavigationItem } from 'content/api/page'
import { useTranslate } from '../../wording/wording.tsx'

/** Every section with the pages below it. */
export function FooterNavigation({ items }: { items: NavigationItem[] }) {
  const t = useTranslate()
  return (
    <nav className="footer-navigation" aria-label={t('footer.navigation')}>
      <ul className="footer-sections">
        {items.map((item) => (
          <li key={item.key}>
            <a className="footer-section" href={item.path}>
              {item.shortTitle ?? item.name}
            </a>
            {item.subs.length > 0 && (
              <ul className="footer-subs">
                {item.subs.map((sub) => (
                  <li key={sub.key}>
                    <a href={sub.path}>{sub.shortTitle ?? sub.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
