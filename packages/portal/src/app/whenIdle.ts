declare global {
  interface Navigator {
    /** In Chromium. */
    connection?: { saveData?: boolean };
  }
}

/** By then a page that has just been drawn has what it started to fetch. */
const CALM_MS = 1500;

/** Whether the person asked their browser to spare data: nothing is fetched that they have not asked for. */
const sparesData = (): boolean => navigator.connection?.saveData === true;

/** Fetches something for later once the page is at rest; returns how to leave it. */
export function whenIdle(fetchLater: () => void): () => void {
  if (sparesData()) return () => undefined;
  const timer = setTimeout(fetchLater, CALM_MS);
  return () => clearTimeout(timer);
}
