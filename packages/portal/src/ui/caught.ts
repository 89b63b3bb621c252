import { createContext } from 'react';

/** What the boundary around caught; undefined where none did. */
export const CaughtContext = createContext<unknown>(undefined);
