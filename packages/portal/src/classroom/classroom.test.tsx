import { getAttendance, markAttendance } from '@lia/sdk/attendance/endpoints';
import {
  addMeetingLink,
  cancelMeeting,
  createMeeting,
  deleteMeetingFiles,
  getClassroomSettings,
  getMeeting,
  getMeetingAttendance,
  joinMeeting,
  listMeetingFiles,
  listMeetings,
  listMyMeetings,
  updateMeeting,
  updateMeetingSeries,
  updateSchoolClassroom,
} from '@lia/sdk/classroom/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { stopClock } from '../testing/clock.ts';
import { beginClasses, inMinutes, meetingId, mine, MINUTE, now, planned, series } from '../testing/classroom.ts';
import { announcement } from '../testing/context.tsx';
import { answerDraftKey, expectDraft } from '../testing/drafts.ts';
import { group } from '../testing/group.ts';

test('classes are listed from today on, on the clocks of the school, also on a page that stays open', async () => {
  // 23:30 in Tijuana, and the next day in Mexico City.
  const setClock = stopClock('2027-01-15T07:30:00Z');
  const { api, open } = beginClasses('maestro');
  const zone = 'America/Tijuana';
  api.answer(listGroups, [{ ...group, zone }]);
  api.answer(listMeetings, { now: now(), data: [planned(15, { zone })] });
  await open('/apps/aula/all');
  const heading = page.getByRole('heading', { name: 'Hoy' });
  await expect.element(heading).toBeVisible();
  expect(api.arrived(listMeetings).at(-1)?.query['from']).toBe('2027-01-14');
  setClock('2027-01-15T08:00:00Z');
  await expect.element(heading).not.toBeInTheDocument();
});

test('classes of schools in two zones are coming or over by the clocks of each', async () => {
  // 23:30 in Tijuana, and the next day in Mexico City.
  stopClock('2027-01-15T07:30:00Z');
  const { api, open } = beginClasses('maestro');
  const zone = 'America/Tijuana';
  api.answer(listGroups, [group, { ...group, id: series.id, zone }]);
  const late = planned(10, { id: series.id, title: 'En Tijuana', zone });
  const over = planned(-120, { title: 'En México' });
  api.answer(listMeetings, { now: now(), data: [over, late] });
  await open('/apps/aula/all');
  const today = page.getByRole('region', { name: 'Hoy' });
  await expect.element(today.getByRole('link', { name: /En Tijuana/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /En México/ })).not.toBeInTheDocument();
  expect(api.arrived(listMeetings).at(-1)?.query).toEqual({ from: '2027-01-14', until: '2027-02-11' });
  await page.getByRole('link', { name: 'Anteriores' }).click();
  await expect.element(page.getByRole('link', { name: /En México/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /En Tijuana/ })).not.toBeInTheDocument();
  expect(api.arrived(listMeetings).at(-1)?.query).toEqual({ from: '2026-12-17', until: '2027-01-14' });
});

test('a teacher plans a weekly class, after what is missing was named', async () => {
  const { api, open, at, violations } = beginClasses('maestro');
  await page.viewport(320, 800);
  api.refuse(getClassroomSettings, 503, 'SERVICE_UNAVAILABLE');
  api.answer(listMeetings, { now: now(), data: [planned(-5), planned(24 * 60, { id: series.id, title: 'Repaso' })] });
  await open('/apps/aula/all');
  const first = page.getByRole('link', { name: /Fracciones/ });
  await expect.element(first.getByText('Abierta')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Repaso/ }).getByText('Programada')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Programar una clase' }).click();
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer las clases' })).toBeVisible();
  api.answer(getClassroomSettings, { data: { providers: ['link', 'jitsi'], schools: [] } });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByRole('button', { name: 'Programar', exact: true }).click();
  await expect.element(page.getByLabelText('Título')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(/Escribe una dirección que empiece con http/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabelText('Título').fill('Asesoría');
  await page.getByLabelText('Día', { exact: true }).fill('2099-03-05');
  await page.getByLabelText('Hora').fill('17:00');
  await page.getByLabelText('Enlace de la clase').fill('https://meet.example/abc');
  await page.getByRole('checkbox', { name: 'Repetir cada semana' }).click();
  await page.getByLabelText(/^Hasta el día/).fill('2099-06-30');
  api.answer(createMeeting, { message: 'La clase quedó programada', data: planned(60) });
  api.answer(getMeeting, { now: now(), data: planned(60) });
  await page.getByRole('button', { name: 'Programar', exact: true }).click();
  await expect.poll(at).toBe(`/apps/aula/${group.id}/${meetingId}`);
  expect(api.arrived(createMeeting).at(-1)?.body).toEqual({
    title: 'Asesoría',
    subject_id: '',
    time: '17:00',
    minutes: 50,
    provider: 'link',
    link: 'https://meet.example/abc',
    group_id: group.id,
    day: '2099-03-05',
    weekly: true,
    until: '2099-06-30',
  });
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^Se abre en 49 min/);
});

test.for([
  [60, 'Sigue en la lista como cancelada, y avisamos a los alumnos y a sus familias.'],
  [8 * 24 * 60, 'Sigue en la lista como cancelada. Solo avisamos de clases que empiezan en los próximos 7 días.'],
] as const)('a class in %i minutes is cancelled with the announcement of who is notified', async ([minutes, text]) => {
  const { api, open } = beginClasses('maestro');
  api.answer(getMeeting, { now: now(), data: planned(minutes) });
  await open(`/apps/aula/${group.id}/${meetingId}`);
  await page.getByRole('button', { name: 'Cancelar la clase' }).click();
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription(text);
});

test('a teacher leads a class, keeps its attendance and cancels it', async () => {
  const { api, open, went, violations } = beginClasses('maestro');
  api.answer(getMeeting, { now: now(), data: planned(-5, { joined: 1 }) });
  const student = {
    uuid: 'u-1',
    name: 'Ana',
    last_name: 'Ruiz',
    current: true,
    first_at: now(),
    last_at: now(),
    late: true,
  };
  const absent = { ...student, uuid: 'u-2', name: 'Beto', first_at: null, last_at: null, late: false };
  api.answer(getMeetingAttendance, { data: { day: '2026-11-26', students: [student, absent], others: [] } });
  await open(`/apps/aula/${group.id}/${meetingId}`);
  api.answer(joinMeeting, { data: { role: 'host', address: 'https://meet.example/abc', room: null } });
  await page.getByRole('button', { name: 'Entrar a la clase' }).click();
  await expect.poll(() => went).toEqual(['https://meet.example/abc']);
  await expect.element(page.getByRole('row', { name: /Ruiz Ana/ })).toHaveTextContent(/Entró tarde/);
  await expect.element(page.getByRole('row', { name: /Ruiz Beto/ })).toHaveTextContent(/No entró/);
  const day = { group: { id: group.id, name: '4° B', school: 'Colegio' }, day: '2026-11-26', from: null, until: null };
  const sheet = {
    ...day,
    zone: 'America/Mexico_City' as const,
    students: [student, absent].map(({ uuid, name, last_name }) => ({
      uuid,
      name,
      last_name,
      current: true,
      state: null,
      note: '',
      version: 0,
      by: null,
    })),
  };
  api.answer(getAttendance, { data: sheet });
  api.answer(markAttendance, { message: 'Guardamos la asistencia', data: sheet });
  await page.getByRole('button', { name: 'Pasar a la asistencia del día' }).click();
  await expect.element(page.getByText('Marcamos a 1 alumno en la asistencia del día')).toBeVisible();
  expect(api.arrived(markAttendance).map(({ body }) => body)).toEqual([
    { marks: [{ student: 'u-1', state: 'present', version: 0 }] },
  ]);
  const link = page.getByLabelText('Agregar un enlace');
  await link.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect.element(link).toHaveAttribute('aria-invalid', 'true');
  await expect.element(link).toHaveFocus();
  await link.fill('https://sep.gob.mx/libro');
  const resource = { id: 'r-1', name: 'sep.gob.mx', url: 'https://sep.gob.mx/libro', type: null, size: null };
  api.cut(addMeetingLink);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect.element(announcement).toHaveTextContent('No hay conexión');
  api.answer(addMeetingLink, { message: 'Se agregó a la clase', data: [resource] });
  api.answer(listMeetingFiles, { data: [resource] });
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect.element(page.getByRole('link', { name: /sep\.gob\.mx/ })).toHaveAttribute('rel', 'noopener noreferrer');
  // The same write, where the first one arrived and its answer was lost.
  const keys = api.arrived(addMeetingLink).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toEqual(expect.any(String));
  expect(new Set(keys).size).toBe(1);
  expect(await violations()).toEqual([]);
  api.answer(deleteMeetingFiles, { message: 'Se quitó de la clase', data: [] });
  api.answer(listMeetingFiles, { data: [] });
  await page.getByRole('button', { name: 'Quitar sep.gob.mx' }).click();
  await expect.element(page.getByText('Aún no hay nada aquí.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar la clase' }).click();
  await page.getByLabelText(/Por qué se cancela/).fill('Consejo técnico');
  const cancelled = planned(-5, { cancelled: true, reason: 'Consejo técnico' });
  api.answer(cancelMeeting, { message: 'La clase se canceló', data: cancelled });
  api.answer(getMeeting, { now: now(), data: cancelled });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar la clase' }).click();
  await expect.element(page.getByText('Motivo: Consejo técnico')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Entrar a la clase' })).not.toBeInTheDocument();
  expect(api.arrived(cancelMeeting).at(-1)?.body).toEqual({ reason: 'Consejo técnico' });
});

test('the form of a class shows it as it is when it is opened', async () => {
  const { api, open, at } = beginClasses('maestro');
  api.answer(getMeeting, { now: now(), data: planned(60) });
  await open(`/apps/aula/${group.id}/${meetingId}`);
  const change = page.getByRole('button', { name: 'Cambiar la clase' });
  await expect.element(change).toBeVisible();
  // The school has changed it since.
  api.answer(getMeeting, { now: now(), data: planned(60, { title: 'Decimales' }) });
  await change.click();
  const title = page.getByLabelText('Título');
  await expect.element(title).toHaveValue('Decimales');
  // A late answer leaves its teacher on the page where they went meanwhile.
  const arrive = api.hold(updateMeeting, { message: 'Guardamos los cambios de la clase', data: planned(60) });
  api.answer(listMeetings, { now: now(), data: [] });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => api.arrived(updateMeeting)).toHaveLength(1);
  await page.getByRole('link', { name: 'Todas las clases' }).click();
  await expect.element(title).not.toBeInTheDocument();
  const elsewhere = at();
  arrive();
  await expect.element(announcement).toHaveTextContent('Guardamos los cambios de la clase');
  expect(at()).toBe(elsewhere);
});

test('groups of one name are chosen by their grade', async () => {
  const { api, open } = beginClasses('maestro');
  const other = '0a0a0a0a-0000-4000-8000-000000000002';
  api.answer(listGroups, [
    { ...group, name: 'A', grade: 1 },
    { ...group, id: other, name: 'A', grade: 2 },
  ]);
  api.answer(listMeetings, { now: now(), data: [] });
  await open('/apps/aula/all');
  const chooser = page.getByLabelText('Grupo');
  await expect.element(chooser).toBeVisible();
  chooser.element().focus();
  await chooser.selectOptions(page.getByRole('option', { name: /2° de primaria/ }));
  await expect.element(chooser).toHaveValue(other);
  await expect.element(chooser).toHaveFocus();
  await page.getByRole('button', { name: 'Programar una clase' }).click();
  await expect.element(page.getByLabelText('Título')).toBeVisible();
  await chooser.selectOptions(page.getByRole('option', { name: /1° de primaria/ }));
  await expect.element(chooser).toHaveValue(group.id);
});

test('a weekly class is changed, and a school lets families observe', async () => {
  const { api, open, at, goBack, violations } = beginClasses('admin_escuela');
  api.answer(listMeetings, { now: now(), data: [] });
  const schools = [{ ...group.school, guardians_observe: false }];
  api.answer(getClassroomSettings, { data: { providers: ['link'], schools } });
  await open('/apps/aula/all');
  await expect.element(page.getByText('Aún no hay clases programadas')).toBeVisible();
  const on = { providers: ['link' as const], schools: [{ ...group.school, guardians_observe: true }] };
  api.answer(updateSchoolClassroom, { message: 'Guardamos el permiso para las familias', data: on });
  api.answer(getClassroomSettings, { data: on });
  await page.getByRole('switch').click();
  await expect.element(page.getByRole('switch')).toBeChecked();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Cambiar Asesoría, 4° B' }).click();
  await expect.element(page.getByLabelText('Hora')).toHaveValue('17:00');
  await page.getByLabelText('Día de la semana').selectOptions('Viernes');
  api.answer(updateMeetingSeries, { message: 'Guardamos los cambios de la clase', data: series });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(at).toBe(`/apps/aula/${group.id}`);
  expect(api.arrived(updateMeetingSeries).at(-1)?.body).toMatchObject({ weekday: 5, time: '17:00', until: '' });
  // The form is not in the history.
  goBack();
  await expect.poll(at).toBe('/apps/aula/all');
});

test('a student waits by the server’s clock, and joins when the class opens by itself', async () => {
  const { api, open, went, violations } = beginClasses('alumno');
  await page.viewport(320, 800);
  // The clock of the device is an hour ahead of the server's, for which the class opens in eight seconds.
  const server = -60 * MINUTE;
  const starts = new Date(Date.now() + server + 10 * MINUTE + 8000).toISOString();
  api.answer(listMyMeetings, { now: now(server), data: [mine(0, { starts_at: starts, ends_at: inMinutes(0) })] });
  await open('/apps/sections/live');
  await expect
    .element(page.getByRole('timer'))
    .toHaveTextContent(/se abre en \d s\. Aquí aparece el botón para entrar/);
  await expect.element(page.getByRole('button', { name: /Iniciar/ })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  const join = page.getByRole('button', { name: 'Entrar a mi clase' });
  await expect.element(join, { timeout: 20_000 }).toBeVisible();
  api.refuse(joinMeeting, 409, 'CLASS_CANCELLED');
  await join.click();
  await expect.element(page.getByText('Esta clase se canceló').first()).toBeVisible();
  api.answer(joinMeeting, { data: { role: 'student', address: 'https://meet.example/abc', room: null } });
  await join.click();
  await expect.poll(() => went).toEqual(['https://meet.example/abc']);
  expect(await violations()).toEqual([]);
});

test('a student waits for the teacher of a room, and leaves the room that opens on the page', async () => {
  const { api, open, at } = beginClasses('alumno');
  const hosted = mine(-1, { provider: 'jitsi', resources: 1 });
  api.answer(listMyMeetings, { now: now(), data: [hosted] });
  // Where a room elsewhere leads back to.
  await open(`/apps/aula/${group.id}/${hosted.id}`);
  await expect.poll(at).toBe('/apps/sections/live');
  await expect.element(page.getByText(/está por abrir el salón/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Entrar a mi clase' })).not.toBeInTheDocument();
  api.answer(listMyMeetings, { now: now(), data: [{ ...hosted, started: true }] });
  await page.getByRole('button', { name: 'Ver 1 archivo o enlace' }).click();
  // Who comes back to the page reads it at once.
  window.dispatchEvent(new Event('focus'));
  const join = page.getByRole('button', { name: 'Entrar a mi clase' });
  await expect.element(join).toBeVisible();
  const room = { domain: 'localhost', name: 'sala', token: 'x.y.z', display_name: 'Ana' };
  api.answer(joinMeeting, { data: { role: 'student', address: null, room } });
  await join.click();
  await expect.element(page.getByRole('region', { name: 'Salón de la clase' })).toBeVisible();
  await page.getByRole('button', { name: 'Salir de la clase' }).click();
  await expect.element(page.getByRole('region', { name: 'Salón de la clase' })).not.toBeInTheDocument();
});

test('a guardian sees when the classes of a child are, and observes only where the school lets them', async () => {
  const { api, open, violations } = beginClasses('padre');
  const children = [{ uuid: 'c-1', name: 'Sofía' }];
  api.answer(listMyMeetings, { now: now(), data: [mine(-1, { children, joinable: false })] });
  await open('/apps/aula/all');
  await expect.element(page.getByText(/De Sofía/)).toBeVisible();
  await expect.element(page.getByText(/Solo los alumnos entran/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /clase$/ })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test('what was typed of a class is there on the next visit until it is sent', async () => {
  await expectDraft({
    open: async () => {
      const context = beginClasses('maestro');
      answerDraftKey(context);
      context.api.answer(getMeeting, { now: now(), data: planned(60) });
      await context.open(`/apps/aula/${group.id}/nueva`);
      return context;
    },
    field: page.getByLabelText('Título'),
    typed: 'Asesoría',
    complete: async () => {
      await page.getByLabelText('Enlace de la clase').fill('https://meet.example/abc');
      await page.getByRole('checkbox', { name: 'Repetir cada semana' }).click();
    },
    send: page.getByRole('button', { name: 'Programar', exact: true }),
    call: createMeeting,
    answer: { message: 'La clase quedó programada', data: planned(60) },
  });
});
