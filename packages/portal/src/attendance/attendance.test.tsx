import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import {
  getAttendance,
  getAttendanceMonth,
  getChildAttendance,
  getMyAttendance,
  getSchoolAttendance,
  markAttendance,
} from '@lia/sdk/attendance/endpoints';
import type { AttendanceDay, AttendanceStudent } from '@lia/sdk/attendance/schema';
import { addDays, formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listSentInvitations } from '@lia/sdk/parentInvitations/endpoints';
import { getChild } from '@lia/sdk/children/endpoints';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { listChildren, listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { childId, sampleChild } from '../testing/child.ts';
import { stopClock } from '../testing/clock.ts';
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
  zone: 'America/Mexico_City',
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

describe('marks that their page could not save', () => {
  const [ana, mateo] = ['a', 'b'].map((last) => `0a0a0a0a-0000-4000-8000-00000000000${last}`);
  const day = (more: Partial<AttendanceStudent>) =>
    sheet([student(String(ana), 'Ana', more), student(String(mateo), 'Mateo')]);
  const both = {
    marks: [
      { student: ana, state: 'late', version: 0 },
      { student: mateo, state: 'absent', version: 0 },
    ],
  };
  const kept = () => Object.keys(localStorage).filter((name) => name.includes(':attendance:'));

  async function markWithoutConnection() {
    const context = begin();
    const { api, open } = context;
    api.answer(getDraftKey, { key: 'A'.repeat(43) });
    api.answer(getAttendance, { data: day({}) });
    await open(`/apps/grupo/${GROUP}/asistencia`);
    api.cut(markAttendance);
    await markOf('Ana', 'Retardo').click();
    await markOf('Mateo', 'Falta').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Faltan por guardar 2 registros: no hay conexión.');
    await expect.poll(kept).toHaveLength(1);
    return context;
  }

  test('are saved by the next one', async () => {
    const { api } = await markWithoutConnection();
    api.answer(markAttendance, { message, data: day({}) });
    await page.getByRole('link', { name: 'El grupo' }).click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(api.arrived(markAttendance).at(-1)?.path).toMatch(`/${GROUP}/asistencia/${today}`);
    expect(api.arrived(markAttendance).at(-1)?.body).toEqual(both);
    await expect.poll(kept).toEqual([]);
  });

  test('are there again on it, but for one that someone has changed since', async () => {
    const { api } = await markWithoutConnection();
    api.refuse(markAttendance, 409, 'ATTENDANCE_CHANGED');
    await page.getByRole('link', { name: 'El grupo' }).click();
    const read = api.hold(getAttendance, { data: day({ state: 'present', version: 1 }) });
    await expect.element(page.getByRole('button', { name: 'Verla' })).toBeVisible();
    const before = api.arrived(markAttendance).length;
    await page.getByRole('button', { name: 'Verla' }).click();
    // By what was read last, both stand.
    await expect
      .poll(() =>
        api
          .arrived(markAttendance)
          .slice(before)
          .map(({ body }) => body),
      )
      .toEqual([both]);
    api.answer(markAttendance, { message, data: day({ state: 'present', version: 1 }) });
    read();
    await expect.element(markOf('Ana', 'Presente')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => api.arrived(markAttendance).at(-1)?.body)
      .toEqual({ marks: [{ student: mateo, state: 'absent', version: 0 }] });
    await expect.poll(kept).toEqual([]);
  });
});

test('a mark that is chosen while a refused one is read again is saved', async () => {
  const { api, open } = begin();
  api.answer(getAttendance, { data: sheet([student('a', 'Ana'), student('m', 'Mateo')]) });
  await open(`/apps/grupo/${GROUP}/asistencia`);
  api.refuse(markAttendance, 422, 'VALIDATION_FAILED');
  await expect.element(markOf('Ana', 'Falta')).toBeVisible();
  const read = api.hold(getAttendance, { data: sheet([student('a', 'Ana'), student('m', 'Mateo')]) });
  await markOf('Ana', 'Falta').click();
  await expect.poll(() => api.arrived(getAttendance).length).toBe(2);
  await markOf('Mateo', 'Retardo').click();
  api.answer(markAttendance, { message, data: sheet([student('a', 'Ana'), student('m', 'Mateo')]) });
  read();
  await expect
    .poll(() => api.arrived(markAttendance).at(-1)?.body)
    .toEqual({ marks: [{ student: 'm', state: 'late', version: 0 }] });
});

test('marks that are saved once another day is open stay with their day', async () => {
  const { api, open } = begin();
  const yesterday = addDays(today, -1);
  api.answer(getAttendance, { data: sheet([student('a', 'Ana')]) });
  await open(`/apps/grupo/${GROUP}/asistencia`);
  const absent = student('a', 'Ana', { state: 'absent', version: 1 });
  const save = api.hold(markAttendance, { message, data: sheet([absent]) });
  await markOf('Ana', 'Falta').click();
  await expect.poll(() => api.arrived(markAttendance)).toHaveLength(1);
  const late = student('a', 'Ana', { state: 'late', version: 5 });
  api.answer(getAttendance, { data: sheet([late], { day: yesterday }) });
  await page.getByLabelText('Día').fill(yesterday);
  await expect.element(markOf('Ana', 'Retardo')).toHaveAttribute('aria-pressed', 'true');
  save();
  api.answer(markAttendance, {
    message,
    data: sheet([{ ...late, state: 'present', version: 6 }], { day: yesterday }),
  });
  await markOf('Ana', 'Presente').click();
  await expect.poll(() => api.arrived(markAttendance)).toHaveLength(2);
  expect(api.arrived(markAttendance).at(-1)).toMatchObject({
    path: `/grupos/${GROUP}/asistencia/${yesterday}`,
    body: { marks: [{ student: 'a', state: 'present', version: 5 }] },
  });
  await expect.element(page.getByText('1 de 1 registrados · Todo está guardado')).toBeVisible();
});

test('the day is that of now on the clocks of the school, also on a page that stays open', async () => {
  // 23:30 in Tijuana, and the next day in Mexico City.
  const setClock = stopClock('2027-01-15T07:30:00Z');
  const { api, open } = begin();
  api.answer(getAttendance, { data: sheet([student('a', 'Ana')], { zone: 'America/Tijuana' }) });
  await open(`/apps/grupo/${GROUP}/asistencia`);
  const day = page.getByLabelText('Día');
  await expect.element(day).toHaveValue('2027-01-14');
  setClock('2027-01-15T08:00:00Z');
  await expect.element(day).toHaveValue('2027-01-15');
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
  // It comes once the reader is near; parts above it that come later move it away.
  const section = page.getByRole('region', { name: 'Asistencia' });
  await expect.element(section).toBeInTheDocument();
  const counted = section.getByText('11 días presente · 1 retardo · 2 faltas');
  await expect.poll(() => (section.element().scrollIntoView(), counted.query())).not.toBeNull();
  await expect.element(counted).toBeVisible();
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

test('a note is written beside a mark', async () => {
  const { api, open, violations } = begin();
  api.answer(getAttendance, { data: sheet([student('a', 'Ana', { state: 'absent', version: 1 })]) });
  await open(`/apps/grupo/${GROUP}/asistencia`);
  await page.getByRole('button', { name: 'Agregar nota de Ana Méndez' }).click();
  await page.getByLabelText('Nota para la familia').fill(' Avisó su mamá ');
  expect(await violations()).toEqual([]);
  const noted = student('a', 'Ana', { state: 'absent', note: 'Avisó su mamá', version: 2 });
  api.answer(markAttendance, { message, data: sheet([noted]) });
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect.element(page.getByRole('button', { name: 'Cambiar nota de Ana Méndez' })).toBeVisible();
  await expect.element(page.getByText('1 de 1 registrados · Todo está guardado')).toBeVisible();
  expect(api.arrived(markAttendance).map(({ body }) => body)).toEqual([
    { marks: [{ student: 'a', state: 'absent', note: 'Avisó su mamá', version: 1 }] },
  ]);
});

test('the sheet of a month fits a phone, is reached by the keyboard and saved for spreadsheets', async () => {
  const { api, at, open, violations } = begin();
  await page.viewport(320, 800);
  const days = Array.from({ length: 20 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`);
  const counts = { present: 1, late: 0, absent: 1, justified: 0 };
  const marks = [
    { day: '2026-10-01', state: 'present' as const, note: '' },
    { day: '2026-10-02', state: 'absent' as const, note: '=1+1' },
  ];
  const students = [{ uuid: 'a', name: 'Ana', last_name: 'Méndez', marks, counts }];
  const group = { id: GROUP, name: '4° B', school: 'Colegio Jacarandas' };
  api.answer(getAttendanceMonth, { data: { group, month: '2026-10', days, students } });
  await open(`/apps/grupo/${GROUP}/asistencia/mes?mes=2026-10`);
  const region = page.getByRole('region', { name: 'Asistencia del mes por alumno' });
  await expect.element(region.getByRole('cell', { name: 'Falta: =1+1' })).toBeInTheDocument();
  await expect.element(region.getByRole('columnheader', { name: 'Total: Falta' })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(region.element().scrollWidth).toBeGreaterThan(region.element().clientWidth);
  expect(await violations()).toEqual([]);
  const files = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: 'Descargar para Excel (CSV)' }).click();
  await expect.poll(() => files.mock.calls.length).toBe(1);
  const [saved] = files.mock.lastCall ?? [];
  const bytes = new Uint8Array(await new Response(saved instanceof Blob ? saved : null).arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const [, line] = new TextDecoder().decode(bytes).split('\r\n');
  expect(line).toMatch(/^Méndez,Ana,Presente,Falta,,+1,0,1,0,2026-10-02: =1\+1$/);
  await page.getByRole('button', { name: 'Mes anterior' }).click();
  await expect.poll(() => at()).toBe(`/apps/grupo/${GROUP}/asistencia/mes?mes=2026-09`);
  await page.viewport(1280, 800);
});

test('a school compares its groups', async () => {
  const { api, open, violations } = begin();
  const counts = { present: 37, late: 1, absent: 2, justified: 0 };
  const none = { present: 0, late: 0, absent: 0, justified: 0 };
  const group = { id: GROUP, name: '4° B' };
  api.answer(getSchoolAttendance, {
    data: {
      month: '2026-10',
      school: { id: 301, name: 'Colegio Jacarandas' },
      groups: [
        { ...group, level: 2, grade: 4, days: 20, counts },
        { id: GROUP.replace('1', '2'), name: '5° A', level: 2, grade: 5, days: 0, counts: none },
      ],
      students: [{ uuid: 'a', name: 'Ana', last_name: 'Méndez', group, counts: { ...counts, late: 0 } }],
    },
  });
  await open('/apps/asistencia/301?mes=2026-10');
  const groups = page.getByRole('region', { name: 'Faltas por grupo' });
  await expect.element(groups.getByRole('listitem')).toHaveTextContent('4° B: 2 de 40 registros son faltas5 %');
  await expect.element(groups.getByText('Sin asistencia registrada en este mes: 5° A.')).toBeVisible();
  const students = page.getByRole('region', { name: 'Quiénes faltaron más' });
  await expect.element(students.getByRole('listitem')).toHaveTextContent('Ana Méndez4° B · 2 faltas · 0 retardos');
  expect(await violations()).toEqual([]);
});

test('a student reads their own month, and the next one once it begins', async () => {
  const setClock = stopClock('2027-02-01T05:30:00Z');
  const context = createTestContext();
  context.remember(signedIn('alumno'));
  const counts = { present: 1, late: 1, absent: 0, justified: 0 };
  const days = [{ day: '2027-01-31', state: 'late', note: '' }] as const;
  context.api.answer(getMyAttendance, { data: { month: '2027-01', days: [...days], counts } });
  await context.open('/apps/miasistencia');
  await expect.element(page.getByText('1 día presente · 1 retardo')).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('listitem'))
    .toHaveTextContent(`${formatDay('2027-01-31')}: Retardo`);
  expect(await context.violations()).toEqual([]);
  const next = page.getByRole('button', { name: 'Mes siguiente' });
  await expect.element(next).toBeDisabled();
  setClock('2027-02-01T06:00:00Z');
  await expect.element(next).toBeEnabled();
});
