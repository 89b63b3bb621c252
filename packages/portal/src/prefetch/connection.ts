declare global {
  interface Navigator {
    /** In Chromium. */
    connection?: { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' };
  }
}

/**
 * Whether nothing is fetched that a person has not asked for: they had their browser spare data, or there is no connection, and browsers
 * do not ask again for code that did not arrive.
 */
export const sparesData = (): boolean => !navigator.onLine || navigator.connection?.saveData === true;

/** Whether the browser knows the connection to be slow. */
export const hasSlowConnection = (): boolean => (navigator.connection?.effectiveType ?? '4g') !== '4g';
