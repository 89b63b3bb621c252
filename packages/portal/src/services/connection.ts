declare global {
  interface Navigator {
    /** In Chromium. */
    connection?: { saveData?: boolean };
  }
}

/** Whether the person asked their browser to spare data: nothing is fetched that they have not asked for. */
export const sparesData = (): boolean => navigator.connection?.saveData === true;
