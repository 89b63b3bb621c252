import { getAttendance, getChildAttendance, markAttendance } from '@lia/sdk/attendance/endpoints';
import type { AttendanceDay, AttendanceStudent } from '@lia/sdk/attendance/schema';
import { addDays, formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listSentInvitations } from '@lia/sdk/parentInvitations/endpoints';
import { getChild } from '@lia/sdk/children/endpoints';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { listChildren, listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { childId, sampleChild } from '../testing/child.ts';
import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const GROUP = '0a0a0a0a-0000-4000-8000-000000000001';
const today = dayOf(new Date().toISOString());
const student = (uuid: string, name: string, more: Partial<AttendanceStudent> = {}): AttendanceStudent => ({
  uuid,
  name,
  last_name: 'Méndez',
  current: true,
  state: null,
  note: '',
  version: 0,
  by: null,
  ...more,
});
const sheet = (students: AttendanceStudent[], more: Partial<AttendanceDay> = {}): AttendanceDay => ({
  group: { id: GROUP, name: '4° B', school: 'Colegio Jacarandas' },
  day: today,
  from: '2026-08-31',
  until: today,
  students,
  ...more,
});
const message = 'Guardamos la asistencia';
const markOf = (name: string, state: string) =>
  page.getByRole('group', { name: `${name} Méndez` }).getByRole('button', { name: state });

function begin() {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  return context;
}

test('a teacher marks all as present, then an exception, and what is not saved is sent again', async () => {
  const { api, open, violations } = begin();
  api.answer(getAttendance, { data: sheet([student('a', 'Ana'), student('m', 'Mateo')]) });
  await open(`/apps/grupo/${GROUP}/asistencia`);
  await expect.element(page.getByRole('heading', { name: 'Asistencia · 4° B' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const present = [
    student('a', 'Ana', { state: 'present', version: 1 }),
    student('m', 'Mateo', { state: 'present', version: 1 }),
  ];
  api.answer(markAttendance, { message, data: sheet(present) });
  await page.getByRole('button', { name: 'Todos presentes' }).click();
  await expect.element(page.getByText('2 de 2 registrados · Todo está guardado')).toBeVisible();
  api.cut(markAttendance);
  await markOf('Mateo', 'Falta').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Falta guardar 1 registro: no hay conexión.');
  await expect.element(markOf('Mateo', 'Falta')).toHaveAttribute('aria-pressed', 'true');
  expect(await violations()).toEqual([]);
  api.answer(markAttendance, {
    message,
    data: sheet([
      student('a', 'Ana', { state: 'present', version: 1 }),
      student('m', 'Mateo', { state: 'absent', version: 2 }),
    ]),
  });
  await page.getByRole('button', { name: 'Guardar ahora' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(api.arrived(markAttendance).at(0)?.body).toEqual({
    marks: ['a', 'm'].map((uuid) => ({ student: uuid, state: 'present', version: 0 })),
  });
  expect(api.arrived(markAttendance).at(-1)?.body).toEqual({ marks: [{ student: 'm', state: 'absent', version: 1 }] });
});

test('a mark that someone else changed is read again, and a day that is over is shown alone', async () => {
  const { api, open } = begin();
  api.answer(getAttendance, { data: sheet([student('a', 'Ana')]) });
  await open(`/apps/grupo/${GROUP}/asistencia`);
  await expect.element(markOf('Ana', 'Falta')).toBeVisible();
  api.refuse(markAttendance, 409, 'ATTENDANCE_CHANGED');
  api.answer(getAttendance, { data: sheet([student('a', 'Ana', { state: 'justified', version: 1 })]) });
  await markOf('Ana', 'Falta').click();
  await expect.element(markOf('Ana', 'Justificada')).toHaveAttribute('aria-pressed', 'true');
  api.answer(getAttendance, {
    data: sheet([student('a', 'Ana', { state: 'late', version: 1 })], { day: '2026-08-30' }),
  });
  await page.getByLabelText('Día').fill('2026-08-30');
  await expect.element(page.getByText('La asistencia de este día solo se puede consultar.')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('listitem')).toHaveTextContent('Ana MéndezRetardo');
});

test('a parent reads the absences of a child by month', async () => {
  const context = createTestContext();
  const { api, violations } = context;
  context.remember(signedIn('padre'));
  api.answer(listChildren, { data: [] });
  api.answer(listChildrenStatus, { data: [] });
  api.answer(getChild, { data: sampleChild });
  api.answer(listMyConsents, { data: [] });
  api.answer(listSentInvitations, { data: [] });
  const month = today.slice(0, 7);
  const counts = { present: 11, late: 1, absent: 2, justified: 0 };
  const days = [{ day: today, state: 'absent', note: 'Avisó su mamá' }] as const;
  api.answer(getChildAttendance, { data: { month, days: [...days], counts } });
  await context.open(`/apps/children/${childId(1)}`);
  const section = page.getByRole('region', { name: 'Asistencia' });
  await expect.element(section.getByText('11 días presente · 1 retardo · 2 faltas · 0 justificadas')).toBeVisible();
  await expect.element(section.getByRole('listitem')).toHaveTextContent(`${formatDay(today)}: Falta · Avisó su mamá`);
  await expect.element(section.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled();
  expect(await violations()).toEqual([]);
  const empty = { present: 0, late: 0, absent: 0, justified: 0 };
  api.answer(getChildAttendance, { data: { month, days: [], counts: empty } });
  await section.getByRole('button', { name: 'Mes anterior' }).click();
  await expect.element(section.getByText('La escuela no ha registrado asistencia en este mes.')).toBeVisible();
  const earlier = addDays(`${month}-01`, -1).slice(0, 7);
  expect(api.arrived(getChildAttendance).at(-1)?.query['month']).toBe(earlier);
});
