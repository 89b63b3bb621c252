import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import { closePeriod, getGradebook, gradeStudent, reopenPeriod, setGradebookRules } from '@lia/sdk/gradebook/endpoints';
import type { Gradebook, SheetStudent, StudentGrade } from '@lia/sdk/gradebook/schema';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { stopClock } from '../testing/clock.ts';
import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const uuid = (number: number): string => `0a0a0a0a-0000-4000-8000-00000000000${number}`;
const [GROUP, SUBJECT, PERIOD, ACTIVITY] = [1, 2, 3, 4].map(uuid);
const address = `/apps/grupo/${GROUP}/calificaciones`;

const student = (id: number, name: string, more: Partial<SheetStudent> = {}): SheetStudent => ({
  uuid: uuid(id),
  name,
  last_name: 'Méndez',
  works: [{ activity: String(ACTIVITY), status: 'graded', score: 8, is_late: id === 5, is_missing: false }],
  suggested: 8,
  grade: null,
  description: '',
  reason: '',
  version: 0,
  ...more,
});
const ana = student(5, 'Ana');
const mateo = student(6, 'Mateo', { works: [], suggested: null });

function gradebook(students: SheetStudent[], more: { closed?: boolean; level?: 1 | 2 } = {}): Gradebook {
  const { closed = false, level = 2 } = more;
  const period = {
    id: String(PERIOD),
    name: 'Primer trimestre',
    starts_on: '2026-08-31',
    ends_on: '2026-11-27',
    closed,
  };
  return {
    data: {
      group: {
        id: String(GROUP),
        name: '4° B',
        school: 'Colegio Jacarandas',
        zone: 'America/Mexico_City',
        level,
        grade: 4,
      },
      periods: [period],
      subjects: [{ id: String(SUBJECT), name: 'Español' }],
      sheet: {
        period: period.id,
        subject: String(SUBJECT),
        closed,
        missing: 'ignored',
        lowest: 5,
        activities: [
          {
            id: String(ACTIVITY),
            name: 'Mi cuento',
            finish_date: '2026-10-01T18:00:00.000Z',
            points: 10,
            weight: 1,
            released: false,
          },
        ],
        students,
      },
    },
  };
}

function begin(role = 'maestro') {
  const context = createTestContext();
  context.remember(signedIn(role));
  return context;
}

const gradeOf = (name: string) => page.getByRole('textbox', { name: `Calificación de ${name} Méndez` });
const reasonOf = (name: string) => page.getByRole('textbox', { name: `Motivo de ${name} Méndez` });
const message = 'Guardamos la calificación';
const saved = (of: SheetStudent, more: Partial<StudentGrade>) => {
  const { uuid: id, suggested, grade, description, reason, version } = of;
  return { message, data: { uuid: id, suggested, grade, description, reason, version, ...more } };
};

test('a period is closed from its first day on, on the clocks of the school', async () => {
  // 23:30 in Tijuana, and the next day in Mexico City.
  const setClock = stopClock('2027-01-15T07:30:00Z');
  const { api, open } = begin('admin_escuela');
  const { data } = gradebook([ana]);
  const periods = data.periods.map((one) => ({ ...one, starts_on: '2027-01-15', ends_on: '2027-03-26' }));
  api.answer(getGradebook, { data: { ...data, group: { ...data.group, zone: 'America/Tijuana' }, periods } });
  await open(address);
  await expect.element(page.getByRole('link', { name: 'Boletas' })).toBeVisible();
  const close = page.getByRole('button', { name: 'Cerrar el periodo' });
  await expect.element(close).not.toBeInTheDocument();
  setClock('2027-01-15T08:00:00Z');
  await expect.element(close).toBeVisible();
});

test('a teacher grades by the keyboard, with a reason for another grade than suggested', async () => {
  const { api, open, violations } = begin();
  api.answer(getGradebook, gradebook([ana, mateo]));
  await open(address);
  await expect.element(page.getByRole('heading', { name: 'Calificaciones · 4° B' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '8 de 10, tarde' })).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await gradeOf('Ana').click();
  await userEvent.keyboard('4{Enter}');
  await expect.element(page.getByText('De 5 a 10')).toBeVisible();
  await gradeOf('Ana').fill('9,5');
  await gradeOf('Ana').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Falta el motivo')).toBeVisible();
  await expect.element(reasonOf('Ana')).toHaveFocus();
  expect(await violations()).toEqual([]);
  expect(api.arrived(gradeStudent)).toEqual([]);
  api.answer(gradeStudent, saved(ana, { grade: 9.5, reason: 'Participa', version: 1 }));
  await userEvent.keyboard('Participa{Enter}');
  await expect.element(gradeOf('Mateo')).toHaveFocus();
  await expect.element(page.getByText('Guardado')).toBeVisible();
  await expect.element(gradeOf('Ana')).toHaveValue('9.5');
  expect(api.arrived(gradeStudent).at(0)?.body).toEqual({
    period: PERIOD,
    subject: SUBJECT,
    grade: '9,5',
    reason: 'Participa',
    version: 0,
  });
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(gradeOf('Ana')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(reasonOf('Ana')).toHaveFocus();
});

test('a grade that someone else changed is shown before it is written over, and a lost one is sent again', async () => {
  const { api, open } = begin();
  api.answer(getGradebook, gradebook([mateo]));
  await open(address);
  await expect.element(gradeOf('Mateo')).toBeVisible();
  api.refuse(gradeStudent, 409, 'GRADE_STALE');
  api.answer(getGradebook, gradebook([{ ...mateo, grade: 7, version: 3 }]));
  await gradeOf('Mateo').fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Alguien la cambió a 7. Sal de la casilla para guardar la tuya')).toBeVisible();
  // Once, by the key that leaves the field as well: what came second would be refused as stale.
  expect(api.arrived(gradeStudent)).toHaveLength(1);
  await expect.element(gradeOf('Mateo')).toHaveValue('9');
  api.cut(gradeStudent);
  await gradeOf('Mateo').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Sin conexión')).toBeVisible();
  api.answer(gradeStudent, saved(mateo, { grade: 9, version: 4 }));
  await page.getByRole('button', { name: 'Guardar la calificación de Mateo Méndez' }).click();
  await expect.element(page.getByText('Guardado')).toBeVisible();
  expect(api.arrived(gradeStudent).at(-1)?.body).toMatchObject({ grade: '9', version: 3 });
});

test('a grade that is saved once another subject is open stays with its subject', async () => {
  const other = uuid(9);
  const at = (subject: string, students: SheetStudent[]): Gradebook => {
    const { data } = gradebook(students);
    const subjects = [...data.subjects, { id: other, name: 'Matemáticas' }];
    return { data: { ...data, subjects, sheet: data.sheet && { ...data.sheet, subject } } };
  };
  const { api, open } = begin();
  api.answer(getGradebook, at(String(SUBJECT), [mateo]));
  await open(address);
  const save = api.hold(gradeStudent, saved(mateo, { grade: 9, version: 1 }));
  await gradeOf('Mateo').fill('9');
  await userEvent.tab();
  await expect.poll(() => api.arrived(gradeStudent)).toHaveLength(1);
  const arrive = api.hold(getGradebook, at(other, [{ ...mateo, grade: 6, version: 4 }]));
  const subject = page.getByLabelText('Materia');
  subject.element().focus();
  await subject.selectOptions('Matemáticas');
  await expect.element(gradeOf('Mateo')).not.toBeInTheDocument();
  await expect.element(subject).toHaveValue(other);
  arrive();
  await expect.element(gradeOf('Mateo')).toHaveValue('6');
  await expect.element(subject).toHaveFocus();
  save();
  api.answer(gradeStudent, saved(mateo, { grade: 7, version: 5 }));
  await gradeOf('Mateo').fill('7');
  await userEvent.tab();
  await expect.poll(() => api.arrived(gradeStudent)).toHaveLength(2);
  expect(api.arrived(gradeStudent).at(-1)?.body).toMatchObject({ subject: other, grade: '7', version: 4 });
});

test('a phone shows one student at a time, and preescolar a description', async () => {
  const { api, open, violations } = begin();
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const described = { works: [], suggested: null };
  api.answer(getGradebook, gradebook([student(5, 'Ana', described), student(6, 'Mateo', described)], { level: 1 }));
  await open(address);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const card = page.getByRole('region', { name: 'Mateo Méndez' });
  await expect.element(card.getByText('Mi cuento: Por hacer (sin publicar)')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(await violations()).toEqual([]);
  api.answer(gradeStudent, saved(student(6, 'Mateo', described), { description: 'Cuenta hasta 20.', version: 1 }));
  await card.getByLabelText('Descripción').fill('Cuenta hasta 20.');
  await page.getByRole('button', { name: 'Anterior' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(card.getByText('Guardado')).toBeVisible();
  expect(api.arrived(gradeStudent).map(({ body }) => body)).toEqual([
    { period: PERIOD, subject: SUBJECT, description: 'Cuenta hasta 20.', version: 0 },
  ]);
});

test('what is typed stays on a phone that is turned, and is saved', async () => {
  const { api, open } = begin();
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const described = student(5, 'Ana', { works: [], suggested: null });
  api.answer(getGradebook, gradebook([described], { level: 1 }));
  await open(address);
  api.answer(gradeStudent, saved(described, { description: 'Cuenta hasta 20.', version: 1 }));
  await page.getByLabelText('Descripción').fill('Cuenta hasta 20.');
  await page.viewport(800, 320);
  const field = page.getByRole('textbox', { name: 'Descripción de Ana Méndez' });
  await expect.element(field).toHaveValue('Cuenta hasta 20.');
  await expect.element(page.getByText('Guardado')).toBeVisible();
  await page.viewport(320, 800);
  await expect.element(page.getByText('Guardado')).toBeVisible();
  expect(api.arrived(gradeStudent).map(({ body }) => body)).toEqual([
    { period: PERIOD, subject: SUBJECT, description: 'Cuenta hasta 20.', version: 0 },
  ]);
});

test('a grade that could not be saved is there again, and is saved', async () => {
  const kept = () => Object.keys(localStorage).filter((name) => name.includes(':grades:'));
  const { api, open } = begin();
  api.answer(getDraftKey, { key: 'A'.repeat(43) });
  api.answer(getGradebook, gradebook([mateo, ana]));
  api.cut(gradeStudent);
  await open(address);
  await gradeOf('Mateo').fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Sin conexión')).toBeVisible();
  await gradeOf('Ana').fill('10');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Falta el motivo')).toBeVisible();
  await expect.poll(kept).toHaveLength(1);
  await cleanup();

  const again = begin();
  again.api.answer(getDraftKey, { key: 'A'.repeat(43) });
  again.api.answer(getGradebook, gradebook([mateo, ana]));
  again.api.answer(gradeStudent, saved(mateo, { grade: 9, version: 1 }));
  await again.open(address);
  await expect.element(page.getByText('Guardado')).toBeVisible();
  await expect.element(gradeOf('Ana')).toHaveValue('10');
  await expect.element(page.getByText('Falta el motivo')).toBeVisible();
  expect(again.api.arrived(gradeStudent).map(({ body }) => body)).toEqual([
    { period: PERIOD, subject: SUBJECT, grade: '9', reason: '', version: 0 },
  ]);
});

test('a teacher chooses what counts, and saves the sheet for spreadsheets', async () => {
  const { api, open, violations } = begin();
  api.answer(getGradebook, gradebook([ana, mateo]));
  await open(address);
  await page.getByRole('button', { name: 'Cómo se calcula' }).click();
  await page.getByLabelText('Cuenta como 5').click();
  await page.getByLabelText('Cuánto cuenta «Mi cuento»').selectOptions('× 2');
  expect(await violations()).toEqual([]);
  api.answer(setGradebookRules, { message: 'Guardamos cómo se calcula', ...gradebook([ana, mateo]) });
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.arrived(setGradebookRules)[0]?.body).toEqual({
    period: PERIOD,
    subject: SUBJECT,
    missing: 'lowest',
    weights: [{ activity: ACTIVITY, weight: 2 }],
  });
  const files = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: 'Descargar para Excel (CSV)' }).click();
  await expect.poll(() => files.mock.calls.length).toBe(1);
  const [file] = files.mock.lastCall ?? [];
  const [, first, second] = (await new Response(file instanceof Blob ? file : null).text()).split('\r\n');
  expect([first, second]).toEqual(['Méndez,Ana,8,8,,', 'Méndez,Mateo,Por hacer,,,']);
});

test('a teacher who closes a period, which only the school opens again, goes on from the heading', async () => {
  const { api, open } = begin();
  api.answer(getGradebook, gradebook([ana]));
  await open(address);
  await page.getByRole('button', { name: 'Cerrar el periodo' }).click();
  api.answer(closePeriod, { message: 'El periodo quedó cerrado' });
  api.answer(getGradebook, gradebook([ana], { closed: true }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar el periodo' }).click();
  await expect.element(page.getByRole('button', { name: 'Cerrar el periodo' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a closed period is read alone, and the school opens it again with a reason', async () => {
  const { api, open, violations } = begin('admin_escuela');
  api.answer(getGradebook, gradebook([{ ...ana, grade: 9, reason: 'Participa', version: 1 }], { closed: true }));
  await open(address);
  await expect.element(page.getByRole('cell', { name: 'Participa' })).toBeVisible();
  await expect.element(gradeOf('Ana')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Volver a abrir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Volver a abrir Primer trimestre' });
  await expect.element(dialog.getByRole('button', { name: 'Volver a abrir' })).toBeDisabled();
  await dialog.getByLabelText('Motivo').fill('Faltaba un examen');
  // Beside it: on a phone that is soon pressed.
  await page.elementLocator(document.querySelector('.MuiDialog-container') ?? document.body).click({
    position: { x: 4, y: 4 },
  });
  await expect.element(dialog.getByLabelText('Motivo')).toHaveValue('Faltaba un examen');
  expect(await violations()).toEqual([]);
  api.answer(reopenPeriod, { message: 'El periodo está abierto otra vez' });
  api.answer(getGradebook, gradebook([ana]));
  await dialog.getByRole('button', { name: 'Volver a abrir' }).click();
  api.answer(closePeriod, { message: 'El periodo quedó cerrado' });
  await page.getByRole('button', { name: 'Cerrar el periodo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar el periodo' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.arrived(reopenPeriod)[0]?.body).toEqual({ reason: 'Faltaba un examen' });
  expect(api.arrived(closePeriod)).toHaveLength(1);
});
