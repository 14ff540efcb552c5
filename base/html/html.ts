const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text escaped for HTML or XML, between tags or in an attribute value. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => names[sign] ?? sign)
}

/** A value as JSON that is safe inside a script element: it cannot end the element. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
