import { getCalendar } from '@lia/sdk/calendar/endpoints';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';

import type { DomainRoutes } from '../routing/route.ts';
import { studentCalendarPath } from './paths.ts';

const entry = { id: 'calendar', in: 'navigation', label: 'calendar.title', icon: CalendarIcon, order: 4.2 } as const;

const screen = {
  permission: 'calendar.read',
  title: 'calendar.title',
  reads: [getCalendar],
  load: () => import('./CalendarPage.tsx'),
} as const;

/** What stands in a member's calendar, and the form of an event. */
export const calendar: DomainRoutes = {
  screens: [
    {
      path: '/apps/eventscalendar/:group_id?',
      ...screen,
      layout: 'member',
      menu: { ...entry, audiences: ['schools', 'teachers', 'communityTeachers', 'parents', 'administrators'] },
    },
    {
      path: studentCalendarPath,
      ...screen,
      permission: 'students.screens',
      layout: 'member',
      menu: entry,
      load: () => import('./StudentCalendarPage.tsx'),
    },
    {
      path: '/apps/eventscalendaredit/:calendar_id?/:event_id?',
      permission: 'calendar.write',
      title: 'calendar.event',
      layout: 'member',
      load: () => import('./event/EventFormPage.tsx'),
    },
  ],
};
