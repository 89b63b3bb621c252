import { CLASSROOMS } from '@lia/api/src/testing/classrooms.ts';
import { listActivities } from '@lia/sdk/activities/endpoints';
import { getAttendanceMonth, getChildAttendance, getSchoolAttendance } from '@lia/sdk/attendance/endpoints';
import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listGroups, listStudents } from '@lia/sdk/groups/endpoints';
import { listActivityHomework, listChildHomework, listHomework } from '@lia/sdk/homework/endpoints';
import type { Route } from '@lia/sdk/http/endpoint';
import { getGroupFigures } from '@lia/sdk/overview/endpoints';
import { countDelivered } from '@lia/sdk/quickPanel/endpoints';

import type { Timed } from './asked.ts';

const { activity, child, group, school } = CLASSROOMS;
const first = { range: [0, 24] };
const monday = mondayOf(dayOf(new Date().toISOString()));
const thisWeek = { from: monday, until: addDays(monday, 6) };

const one = (name: string, endpoint: Route, by: Timed['by'], params: Timed['params'] = {}): Timed => ({
  name,
  endpoint,
  by,
  params,
  asked: [{ what: 'everything', query: {} }],
});

/** What students, guardians, teachers and schools read of learning: lists, and the figures of their first pages. */
export const classroomCalls: readonly Timed[] = [
  one('homework of a student', listHomework, 'student'),
  one('homework of a child', listChildHomework, 'guardian', { id: child }),
  one('attendance of a child', getChildAttendance, 'guardian', { id: child }),
  {
    name: 'activities of a teacher',
    endpoint: listActivities,
    by: 'teacher',
    asked: [
      { what: 'first page', query: first },
      { what: 'to grade', query: { ...first, filter: { toGrade: true } } },
      { what: 'missing', query: { ...first, filter: { missing: true } } },
      { what: 'this week', query: { ...first, ...thisWeek } },
      { what: 'search “mision 2”', query: { ...first, filter: { q: 'mision 2' } } },
    ],
  },
  one('delivered work of a teacher', countDelivered, 'teacher'),
  one('students of an activity', listActivityHomework, 'teacher', { id: activity }),
  one('month of attendance of a group', getAttendanceMonth, 'teacher', { id: group }),
  { ...one('groups of a school', listGroups, 'school'), asked: [{ what: 'first page', query: first }] },
  {
    name: 'students of a school',
    endpoint: listStudents,
    by: 'school',
    asked: [
      { what: 'first page', query: first },
      { what: 'search “xochitl”', query: { ...first, filter: { q: 'xochitl' } } },
    ],
  },
  {
    name: 'activities of a school',
    endpoint: listActivities,
    by: 'school',
    asked: [
      { what: 'first page', query: first },
      { what: 'missing', query: { ...first, filter: { missing: true } } },
    ],
  },
  one('figures of groups of a school', getGroupFigures, 'school'),
  one('month of attendance of a school', getSchoolAttendance, 'school', { id: school }),
];
