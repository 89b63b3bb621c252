import { getCalendar, getCalendarEvent, listWritableCalendars } from '@lia/sdk/calendar/endpoints';
import type { CalendarEntry, CalendarEvent } from '@lia/sdk/calendar/eventSchema';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { vi } from 'vitest';

import { NOW, stopClock } from './clock.ts';
import { createTestContext } from './context.tsx';
import { group } from './group.ts';
import { signedIn } from './people.ts';

export const zone = 'America/Mexico_City' as const;
export const today = dayOf(NOW);
export const month = today.slice(0, 7);

export const entry: CalendarEntry = {
  id: 'e-1',
  kind: 'school',
  event_id: '0a0a0a0a-0000-4000-8000-0000000000e1',
  instance: null,
  title: 'Feria del libro',
  description: 'Traigan un libro para cambiar.',
  place: 'Biblioteca',
  link: 'https://sep.example.mx/feria',
  start: `${today}T16:00:00.000Z`,
  end: `${today}T18:00:00.000Z`,
  all_day: false,
  zone,
  calendar: 'school-301',
  calendar_name: 'Colegio Jacarandas',
  group: null,
  children: ['Sofía', 'Beto'],
  path: null,
  cancelled: false,
  moved: false,
  writable: false,
};
export const homework: CalendarEntry = {
  ...entry,
  id: 'homework h-1',
  kind: 'homework',
  event_id: null,
  title: 'Los volcanes',
  description: '',
  place: '',
  link: '',
  end: null,
  calendar: null,
  calendar_name: null,
  group: { id: 'g', name: '4° B' },
  children: ['Beto'],
  path: '/apps/children/c-1',
};
export const honours: CalendarEntry = {
  ...entry,
  id: 'e-2 x',
  event_id: '0a0a0a0a-0000-4000-8000-0000000000e2',
  instance: `${today}T08:00`,
  title: 'Honores',
  children: [],
  start: `${today}T14:00:00.000Z`,
  end: `${today}T14:30:00.000Z`,
  writable: true,
};
export const series: CalendarEvent = {
  id: honours.event_id ?? '',
  calendar: 'school-301',
  kind: 'school',
  calendar_name: 'Colegio Jacarandas',
  title: 'Honores',
  description: '',
  place: '',
  link: '',
  all_day: false,
  starts: `${today}T08:00`,
  ends: `${today}T08:30`,
  zone,
  recurrence: { frequency: 'daily', interval: 1, weekdays: [], month_day: 'number', count: null, until: null },
  audience: 'all',
  exceptions: [],
  version: 3,
  writable: true,
};

export function found<T>(it: T | null): T {
  if (it === null) throw new Error('It is not on the screen');
  return it;
}

export function beginCalendar(role: string, data: CalendarEntry[]) {
  if (!vi.isFakeTimers()) stopClock(NOW);
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(getCalendar, { zone, complete: true, data });
  context.api.answer(getCalendarEvent, series);
  context.api.answer(listGroups, [group]);
  context.api.answer(listWritableCalendars, {
    data: [
      { id: 'personal', kind: 'personal', name: null, zone },
      { id: 'school-301', kind: 'school', name: 'Colegio Jacarandas', zone },
      { id: `group-${group.id}`, kind: 'group', name: group.name, zone },
    ],
  });
  return context;
}
