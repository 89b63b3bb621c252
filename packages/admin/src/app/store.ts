import { localStorageStore } from 'react-admin';

/** What react-admin keeps in this browser: order and filters of lists, columns, the theme. */
export const store = localStorageStore();
