/** How long a ripple lasts, in milliseconds (UI-4). */
export const rippleDuration = 960

/**
 * Draws a ripple from where a button of `root` is pressed. One listener for all buttons; nothing is added to the page,
 * since the ripple is an animation of the button's own `::after`. Returns how to stop.
 */
export function startRipples(root: Document | ShadowRoot): () => void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  const press = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.button') : null
    if (button && event instanceof PointerEvent && !calm.matches) ripple(button, event)
  }
  root.addEventListener('pointerdown', press, { passive: true })
  return () => root.removeEventListener('pointerdown', press)
}

function ripple(button: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const box = button.getBoundingClientRect()
  const x = clientX - box.left
  const y = clientY - box.top
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y))
  const at = `at ${x}px ${y}px`
  button.animate(
    [
      { opacity: 0.28, clipPath: `circle(0 ${at})` },
      { opacity: 0, clipPath: `circle(${radius}px ${at})` },
    ],
    { duration: rippleDuration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', pseudoElement: '::after' },
  )
}
