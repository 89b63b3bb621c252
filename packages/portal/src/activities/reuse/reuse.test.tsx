import { copyActivities, listActivities, listCopySources } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import { listGroups } from '@lia/sdk/groups/endpoints';
import type { Group } from '@lia/sdk/groups/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { stopClock } from '../../testing/clock.ts';
import { createTestContext } from '../../testing/context.tsx';
import { signedIn } from '../../testing/people.ts';

const old = '0a0a0a0a-0000-4000-8000-000000000001';
const group: Group = {
  id: '0a0a0a0a-0000-4000-8000-000000000002',
  name: '5° B',
  level: 2,
  grade: 5,
  school: { id: 301, name: 'Colegio Jacarandas' },
  teacher: null,
  students: 2,
  external_id: null,
  created_at: '2026-08-20T18:00:00.000Z',
  zone: 'America/Mexico_City',
};

const activity = (id: string, name: string, publish_date: string, finish_date: string): Activity => ({
  id: `0a0a0a0a-0000-4000-8000-0000000000${id}`,
  group: { id: old, name: '4° B' },
  subject: null,
  name,
  theme: '',
  instructions: '',
  resources: '',
  url_path: [],
  publish_date,
  finish_date,
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
  students: 0,
  delivered: 0,
  missing: 0,
  toGrade: 0,
  graded: 0,
});

// A Tuesday and the Thursday of the week after, in Mexico City.
const rivers = activity('aa', 'Los ríos', '2025-09-02T14:00:00.000Z', '2025-09-06T05:59:00.000Z');
const seas = {
  ...activity('bb', 'Los mares', '2025-09-11T14:00:00.000Z', '2025-09-13T05:59:00.000Z'),
  cutoff_date: '2025-09-14T05:59:00.000Z',
};
// Clocks in Tijuana change between the date on which it is due and the last one.
const lakes = {
  ...activity('cc', 'Los lagos', '2026-03-03T16:00:00.000Z', '2026-03-07T07:59:00.000Z'),
  cutoff_date: '2026-03-10T06:59:00.000Z',
  zone: 'America/Tijuana' as const,
};

test('activities of an earlier year are copied with their weekdays, a date of which is changed', async () => {
  const { api, open, at, goBack, remember, violations } = createTestContext();
  remember(signedIn('maestro'));
  await page.viewport(320, 800);
  api.answer(listGroups, [group]);
  api.answer(listActivities, [lakes, seas, rivers]);
  const year = { starts_on: '2025-08-25', ends_on: '2026-07-15' };
  api.answer(listCopySources, {
    data: [{ id: old, name: '4° B', level: 2, grade: 4, is_past: true, year, activities: 3 }],
  });
  await open('/apps/actividades/all');
  await page.getByRole('button', { name: 'Reutilizar misiones' }).click();
  await page.getByLabelText('¿De dónde las tomamos?').selectOptions(old);
  await expect.poll(() => api.arrived(listActivities).at(-1)?.query).toEqual({ group_id: old, past: '1' });
  await page.getByRole('button', { name: 'Copiar las misiones' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Todas' })).toHaveFocus();
  await page.getByRole('checkbox', { name: 'Todas' }).click();
  await page.getByRole('checkbox', { name: /5° B/ }).click();
  await page.getByLabelText('¿En qué semana empieza la primera?').fill('2026-09-04');
  const first = page.getByRole('group', { name: 'Los ríos' });
  const second = page.getByRole('group', { name: 'Los mares' });
  await expect.element(first.getByLabelText('Se publica el')).toHaveValue('2026-09-01T08:00');
  await expect.element(second.getByLabelText('Se publica el')).toHaveValue('2026-09-10T08:00');
  await expect.element(second.getByLabelText('Se entrega a más tardar el')).toHaveValue('2026-09-11T23:59');
  await second.getByLabelText('Se entrega a más tardar el').fill('2026-09-09T23:59');
  await expect.element(second.getByText('La fecha de entrega va después de la de publicación')).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await second.getByLabelText('Se entrega a más tardar el').fill('2026-09-15T23:59');
  api.answer(copyActivities, { message: 'Listo, copiamos las misiones' });
  expect(api.arrived(copyActivities)).toEqual([]);
  await page.getByRole('button', { name: 'Copiar 3 misiones' }).click();
  await expect.poll(at).toBe(`/apps/actividades/${group.id}`);
  expect(api.arrived(copyActivities)).toMatchObject([
    {
      idempotencyKey: expect.any(String),
      body: {
        group_ids: [group.id],
        is_active: 1,
        activities: [
          { id: rivers.id, publish_date: '2026-09-01T14:00:00.000Z', finish_date: '2026-09-05T05:59:00.000Z' },
          {
            id: seas.id,
            publish_date: '2026-09-10T14:00:00.000Z',
            finish_date: '2026-09-16T05:59:00.000Z',
            cutoff_date: '2026-09-17T05:59:00.000Z',
          },
          { id: lakes.id, finish_date: '2027-03-06T05:59:00.000Z', cutoff_date: '2027-03-09T05:59:00.000Z' },
        ],
      },
    },
  ]);
  // The form is not in the history.
  goBack();
  await expect.poll(at).toBe('/apps/actividades/all');
});

test('activities are copied into the next week and for the groups by the clocks of their schools', async () => {
  // Sunday, 23:30 in Tijuana, and Monday in Mexico City.
  stopClock('2027-01-18T07:30:00Z');
  const { api, open, remember } = createTestContext();
  remember(signedIn('maestro'));
  api.answer(listGroups, [
    group,
    { ...group, id: '0a0a0a0a-0000-4000-8000-000000000003', name: '5° C', zone: 'America/Tijuana' },
  ]);
  api.answer(listActivities, [lakes]);
  api.answer(listCopySources, {
    data: [{ id: old, name: '4° B', level: 2, grade: 4, is_past: false, year: null, activities: 1 }],
  });
  await open('/apps/actividades/reutilizar');
  await page.getByLabelText('¿De dónde las tomamos?').selectOptions(old);
  await page.getByRole('checkbox', { name: 'Los lagos' }).click();
  await expect.element(page.getByLabelText('¿En qué semana empieza la primera?')).toHaveValue('2027-01-18');
  await page.getByRole('checkbox', { name: /5° B/ }).click();
  await expect.element(page.getByText('Zona horaria: Centro (Ciudad de México)')).toBeVisible();
  await expect.element(page.getByLabelText('Se publica el')).toHaveValue('2027-01-19T08:00');
  api.answer(copyActivities, { message: 'Listo, copiamos las misiones' });
  await page.getByRole('button', { name: 'Copiar 1 misión' }).click();
  await expect
    .poll(() => api.arrived(copyActivities).at(-1)?.body)
    .toMatchObject({
      group_ids: [group.id],
      activities: [
        {
          publish_date: '2027-01-19T14:00:00.000Z',
          finish_date: '2027-01-23T05:59:00.000Z',
          cutoff_date: '2027-01-26T05:59:00.000Z',
        },
      ],
    });
});
