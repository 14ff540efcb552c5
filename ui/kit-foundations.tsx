import tokens from './tokens.css?raw'

const colours = [...tokens.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}))
const sizes = ['4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs']

/** Colours and sizes of type as the tokens name them: read from their file, so that none is forgotten here. */
export function Foundations() {
  return (
    <section className="kit-piece" id="foundations" aria-labelledby="foundations-name">
      <h2 id="foundations-name">foundations</h2>
      <p className="kit-about">
        Dark ink on snow white; piste red for actions; glacier blue, larch gold and forest green beside it.
      </p>
      <ul className="kit-colours">
        {colours.map(({ name, value }) => (
          <li key={name} className="kit-colour">
            <span className="kit-swatch" ref={(swatch) => swatch?.style.setProperty('background', value)} />
            <b>{name}</b>
            <code>{value}</code>
          </li>
        ))}
      </ul>
      <dl className="kit-sizes">
        {sizes.map((size) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd ref={(line) => line?.style.setProperty('font-size', `var(--size-${size})`)}>Poudreuse du matin</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
