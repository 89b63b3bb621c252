import { matchPath } from 'react-router';

import type { Screen } from './route.ts';

/** The screen of a path; undefined where no route names it. */
export const screenAt = (screens: readonly Screen[], pathname: string): Screen | undefined =>
  screens.find(({ path }) => matchPath(path, pathname) !== null);
