/**
 * For code that could not be fetched twice: Chromium remembers that a module failed to load and does not request it again
 * before the page is loaded again. Drafts are kept. Without a connection nothing is done.
 */
export function loadPageAgain(): void {
  if (navigator.onLine) location.reload();
}
