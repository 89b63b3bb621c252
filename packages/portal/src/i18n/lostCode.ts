/** How Chromium and Firefox, Safari, and Vite for styles report code that did not arrive. */
const LOST = /dynamically imported|module script|preload CSS/;

/** Whether an error is that of a connection, which may be gone without the browser knowing so. */
export const isLostCode = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof Error && LOST.test(error.message));
