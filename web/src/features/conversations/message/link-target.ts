/** The validated target of a link in a message: absolute http, https or mailto. @returns null for anything else, shown as text */
export function linkTarget(href: unknown): string | null {
  if (typeof href !== 'string') return null;
  let address: URL;
  try {
    address = new URL(href);
  } catch {
    return null; // Relative: it would resolve to a path of this app.
  }
  return ['http:', 'https:', 'mailto:'].includes(address.protocol) ? address.href : null;
}
