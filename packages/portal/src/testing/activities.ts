import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import { getActivity } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import { listSubjects } from '@lia/sdk/subjects/endpoints';

import { createTestContext } from './context.tsx';
import { group } from './group.ts';
import { signedIn } from './people.ts';

export const subject = {
  id: '0a0a0a0a-0000-4000-8000-00000000000a',
  group_id: group.id,
  name: 'Matemáticas',
  activities: 1,
};
export const activity: Activity = {
  id: '0a0a0a0a-0000-4000-8000-0000000000aa',
  group: { id: group.id, name: group.name },
  subject: { id: subject.id, name: subject.name },
  name: 'Fracciones',
  theme: '',
  instructions: 'Resuelve la página 12',
  resources: '',
  url_path: ['https://example.mx/fracciones'],
  publish_date: '2026-11-20T18:00:00.000Z',
  finish_date: '2026-11-28T05:59:00.000Z',
  cutoff_date: null,
  zone: 'America/Mexico_City',
  is_active: 1,
  points: 10,
  max_attempts: null,
  in_teams: 0,
  rubric: [{ name: 'Orden', levels: [{ name: 'Bien', points: 10 }] }],
  grades_released_at: null,
  period: 'Primer trimestre',
  files: [{ id: 'f', path: 'f_ficha.pdf', name: 'ficha.pdf', type: 'application/pdf', size: 3 }],
  students: 2,
  delivered: 1,
  missing: 0,
  toGrade: 1,
  graded: 0,
};

/** A teacher with a group, a subject, and an activity that one of its two students handed in. */
export function beginActivities() {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  context.api.answer(getDraftKey, { key: 'A'.repeat(43) });
  context.api.answer(listGroups, [group]);
  context.api.answer(listSubjects, { data: [subject] });
  context.api.answer(getActivity, activity);
  const { finish_date, cutoff_date } = activity;
  const work = {
    activity_id: activity.id,
    score: null,
    scoredDate: null,
    finish_date,
    cutoff_date,
    is_late: false,
    is_extended: false,
    max_attempts: null,
    team: null,
  };
  context.api.answer(listActivityHomework, {
    data: [
      {
        ...work,
        id: 'h1',
        status: 'delivered',
        delivered_at: '2026-11-21T18:00:00.000Z',
        attempts: 1,
        version: 1,
        user: { uuid: 'u1', name: 'Ana', last_name: 'Méndez' },
      },
      {
        ...work,
        id: 'h2',
        status: 'toDo',
        finish_date: '2026-11-21T05:59:00.000Z',
        delivered_at: null,
        attempts: 0,
        version: 0,
        user: { uuid: 'u2', name: 'Beto', last_name: 'Ruiz' },
      },
    ],
  });
  return context;
}
