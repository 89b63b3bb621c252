/**
 * For code that could not be had twice: Chromium keeps that a module did not arrive and does not ask for it again, a page
 * that is loaded again does. Drafts are kept; without a connection nothing is done.
 */
export function loadPageAgain(): void {
  if (navigator.onLine) location.reload();
}
