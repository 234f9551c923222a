/** Where a link in a message may lead: the web or a mail, by its full address. Anything else is only shown as text. */
export function linkTarget(href: unknown): string | null {
  if (typeof href !== 'string') return null;
  let address: URL;
  try {
    address = new URL(href);
  } catch {
    return null; // Not a full address: it would lead somewhere within this app that nobody meant.
  }
  return ['http:', 'https:', 'mailto:'].includes(address.protocol) ? address.href : null;
}
