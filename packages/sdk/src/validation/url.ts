/** An address, or null: `URL.canParse` is younger than the oldest browsers that our screens run in. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
