declare global {
  interface Navigator {
    /** In Chromium. */
    connection?: { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' };
  }
}

/** Whether the person asked their browser to spare data: nothing is fetched that they have not asked for. */
export const sparesData = (): boolean => navigator.connection?.saveData === true;

/** Whether the browser knows the connection to be slow. */
export const hasSlowConnection = (): boolean => (navigator.connection?.effectiveType ?? '4g') !== '4g';
