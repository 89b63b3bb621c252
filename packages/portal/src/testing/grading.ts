import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import { getActivity, listActivities } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import type { StudentHomework } from '@lia/sdk/homework/records';
import { countDelivered } from '@lia/sdk/quickPanel/endpoints';

import { createTestContext, type TestContext } from './context.tsx';
import { signedIn } from './people.ts';

export const activity: Activity = {
  id: 'a',
  group: { id: 'g', name: '4° B' },
  subject: { id: 's', name: 'Matemáticas' },
  name: 'Fracciones',
  theme: '',
  instructions: '',
  resources: '',
  url_path: [],
  publish_date: '2026-11-20T18:00:00.000Z',
  finish_date: '2026-11-28T05:59:00.000Z',
  cutoff_date: null,
  zone: 'America/Mexico_City',
  is_active: 1,
  points: 10,
  max_attempts: null,
  in_teams: 0,
  rubric: null,
  grades_released_at: null,
  period: null,
  files: [],
  students: 3,
  delivered: 2,
  toGrade: 2,
  missing: 1,
  graded: 0,
};

const standing = (id: string, name: string, status: StudentHomework['status']): StudentHomework => ({
  id,
  activity_id: 'a',
  status,
  is_extended: false,
  score: null,
  scoredDate: null,
  finish_date: activity.finish_date,
  cutoff_date: null,
  delivered_at: null,
  is_late: false,
  attempts: status === 'toDo' ? 0 : 1,
  max_attempts: null,
  version: 1,
  team: null,
  user: { uuid: `u-${id}`, name, last_name: 'Méndez' },
});
export const ana = standing('1', 'Ana', 'toDo');
export const beto = standing('2', 'Beto', 'delivered');
export const celia = standing('3', 'Celia', 'late');

export const detail = ({ id, status, user, version, attempts, team }: StudentHomework): HomeworkDetail => ({
  id,
  version,
  status,
  score: null,
  marks: null,
  score_reason: '',
  points: 10,
  team: team && { name: team.name, members: ['Beto Méndez', 'Celia Méndez'] },
  attempts,
  max_attempts: null,
  is_extended: false,
  due_at: activity.finish_date,
  cutoff_at: null,
  zone: 'America/Mexico_City',
  student: { uuid: user.uuid, name: `${user.name} ${user.last_name}` },
  activity: {
    id: 'a',
    name: activity.name,
    theme: '',
    instructions: '',
    resources: '',
    url_path: [],
    rubric: null,
    in_teams: 0,
    files: [],
  },
  deliveries:
    status === 'toDo'
      ? []
      : [
          {
            id: 'd',
            receipt: '0A1B2C3D',
            attempt: 1,
            delivered_by: null,
            delivered_at: '2026-11-24T16:05:00.000Z',
            is_late: status === 'late',
            is_hidden: false,
            fingerprint: 'f'.repeat(64),
            url_path: ['https://mi.example.mx/volcan'],
            files: [{ id: 'f', name: 'audio.mp3', type: 'audio/mpeg', size: 1000 }],
          },
        ],
  comments: [],
});

/** The page of what waits for a grade, of a teacher. */
export async function openGrading(): Promise<TestContext> {
  const context = createTestContext();
  const { api } = context;
  context.remember(signedIn('maestro'));
  api.answer(getDraftKey, { key: 'A'.repeat(43) });
  api.answer(countDelivered, { data: 2 });
  api.answer(listActivities, [{ ...activity, id: 'b', name: 'Nada espera', toGrade: 0 }, activity]);
  api.answer(getActivity, activity);
  api.answer(listActivityHomework, { data: [ana, beto, celia] });
  api.answer(getHomework, { data: detail(beto) });
  await context.open('/apps/tareasCalificar');
  return context;
}
