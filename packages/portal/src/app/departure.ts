import { createContext } from 'react';

/**
 * A form has led on to another page: the page that it stands on mounts again if it is still shown. Called in the
 * transition that navigates. The router shows the old page until the next one has loaded, so that going back meanwhile
 * would otherwise find the form as it ended.
 */
export const DepartureContext = createContext<() => void>(() => {});
