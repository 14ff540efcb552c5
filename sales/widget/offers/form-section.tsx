import type { ReactNode } from 'react'

/** One question of the selector. Its heading takes the focus when its answer is missing. */
export function FormSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="question" aria-labelledby={`${id}-title`}>
      <h3 className="question-title" id={`${id}-title`} tabIndex={-1} data-question={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Brings a question before the reader's eyes and ears. */
export function focusSection(near: Element | null, id: string): void {
  const root = near?.getRootNode()
  const title = root instanceof ShadowRoot ? root.querySelector<HTMLElement>(`[data-question="${id}"]`) : null
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'start', behavior: 'auto' })
}

type ChoiceProps = {
  name: string
  checked: boolean
  onChoose: () => void
  /** Names the question that a box answers by itself; it takes the focus when its answer is missing. */
  question?: string
  disabled?: boolean
  kind?: 'radio' | 'checkbox'
  className?: string
  children: ReactNode
}

/** One possible answer: a radio button or a box with a large face. */
export function OptionCard({
  name,
  checked,
  onChoose,
  disabled = false,
  kind = 'radio',
  className,
  question,
  children,
}: ChoiceProps) {
  return (
    <label className={['choice', className].filter(Boolean).join(' ')}>
      <input
        type={kind}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        data-question={question}
      />
      <span className="choice-face">{children}</span>
    </label>
  )
}
