import { may } from '@lia/sdk/accounts/permissions';
import { use } from 'react';
import { matchPath } from 'react-router';

import type { PlainTextKey } from '../i18n/texts.ts';
import { ScreensContext } from '../routing/contexts.ts';
import { useMember } from '../services/services.ts';
import type { PictureName } from './pictures.tsx';

/** A place of a student, by a picture and one word. */
export interface Place {
  path: string;
  picture: PictureName;
  label: PlainTextKey;
}

/** Where a student starts. */
export const LANDING = '/apps/landing';

/** Every place of a student (document 2 section 2), in the order in which they are drawn. */
const places = {
  home: { path: LANDING, picture: 'home', label: 'shell.home' },
  homework: { path: '/apps/sections/mistareas', picture: 'homework', label: 'room.homework' },
  calendar: { path: '/apps/sections/calendario/', picture: 'calendar', label: 'room.calendar' },
  points: { path: '/apps/sections/miscore', picture: 'points', label: 'room.points' },
  islands: { path: '/apps/sections/islands', picture: 'map', label: 'shell.more' },
  live: { path: '/apps/sections/live', picture: 'live', label: 'room.live' },
  courses: { path: '/apps/sections/miscursos', picture: 'courses', label: 'room.courses' },
  galaxies: { path: '/apps/galaxies/misgalaxias', picture: 'galaxies', label: 'room.galaxies' },
  announcements: { path: '/apps/misavisos', picture: 'announcements', label: 'announcements.title' },
  attendance: { path: '/apps/miasistencia', picture: 'attendance', label: 'attendance.title' },
  resources: { path: '/apps/galaxies/recursos/all/recursos', picture: 'resources', label: 'room.resources' },
  join: { path: '/apps/grupos/unirse', picture: 'join', label: 'groups.join' },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** Finds places that are screens of the portal and that the member may open: nothing leads to a page that is not there. */
export function usePlaces(names: readonly PlaceName[]): Place[] {
  const { screens } = use(ScreensContext);
  const user = useMember();
  return names
    .map((name) => places[name])
    .filter(({ path }) =>
      screens.some(
        (screen) =>
          matchPath(screen.path, path) !== null && screen.permission !== 'guests' && may(user, screen.permission),
      ),
    );
}
