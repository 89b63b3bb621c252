/** An address, or null: `URL.canParse` is younger than the oldest browsers that our screens run in. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Characters of an address that people are led to. */
export const MAX_ADDRESS = 2000;

/** Whether people may be led to an address: http or https, and without a name before the host, which is read as the host. */
export function isWebAddress(text: string): boolean {
  const url = text.length > MAX_ADDRESS ? null : readUrl(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
}
