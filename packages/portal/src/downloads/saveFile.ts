/** A browser takes what it saves within this time. */
const RELEASE_MS = 10_000;

/** Has the browser save bytes under a name. */
export function saveFile(bytes: Blob, name: string): void {
  const href = URL.createObjectURL(bytes);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), RELEASE_MS);
}
