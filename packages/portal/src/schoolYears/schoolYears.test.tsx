import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import { listGroups, listGroupStudents, listStudents } from '@lia/sdk/groups/endpoints';
import {
  createSchoolYear,
  listSchoolYears,
  previewRollover,
  rollOver,
  undoRollover,
} from '@lia/sdk/schoolYears/endpoints';
import type { RolloverPreview, SchoolYear } from '@lia/sdk/schoolYears/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { stopClock } from '../testing/clock.ts';
import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const SCHOOL = { id: 301, name: 'Colegio Jacarandas', zone: 'America/Tijuana' } as const;

const year = (from: number, more: Partial<SchoolYear> = {}): SchoolYear => ({
  id: `0a0a0a0a-0000-4000-8000-00000000${from}`,
  name: `${from}-${from + 1}`,
  starts_on: `${from}-08-31`,
  ends_on: `${from + 1}-07-15`,
  periods: [
    {
      id: `0a0a0a0a-0000-4000-8001-00000000${from}`,
      name: 'Otoño',
      starts_on: `${from}-08-31`,
      ends_on: `${from}-11-27`,
    },
  ],
  rollover: null,
  ...more,
});

function begin() {
  const context = createTestContext();
  const session = signedIn('admin_escuela');
  context.remember({ ...session, user: { ...session.user, school_id: SCHOOL.id } });
  return context;
}

test('a school creates the year after the latest one, with its periods, after a refusal that keeps what was typed', async () => {
  const context = begin();
  const { api, violations } = context;
  api.answer(listSchoolYears, { school: SCHOOL, data: [year(2100)] });
  await context.open('/apps/periodos');
  await expect.element(page.getByRole('heading', { name: 'Ciclo 2100-2101' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Nuevo ciclo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo ciclo' });
  await expect.element(dialog.getByLabelText('Nombre del periodo')).toHaveValue('Otoño');
  await expect.element(dialog.getByLabelText('Empieza').first()).toHaveValue('2101-08-31');
  await dialog.getByLabelText('Termina').first().fill('2101-08-01');
  await dialog.getByLabelText('Empieza').first().click();
  await expect.element(dialog.getByText(/^El ciclo termina después de empezar/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar el ciclo' }).click();
  await expect.element(dialog.getByLabelText('Termina').first()).toHaveFocus();
  expect(await violations()).toEqual([]);
  expect(api.arrived(createSchoolYear)).toEqual([]);
  await dialog.getByLabelText('Termina').first().fill('2102-07-01');
  api.refuse(createSchoolYear, 409, 'SCHOOL_YEAR_OVERLAPS');
  await dialog.getByRole('button', { name: 'Guardar el ciclo' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Tu escuela ya tiene un ciclo escolar en esas fechas');
  await expect.element(dialog.getByLabelText('Termina').first()).toHaveValue('2102-07-01');
  api.answer(createSchoolYear, { message: 'Guardamos el ciclo escolar', data: year(2101) });
  api.answer(listSchoolYears, { school: SCHOOL, data: [year(2101), year(2100)] });
  await dialog.getByRole('button', { name: 'Guardar el ciclo' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ciclo 2101-2102' })).toBeVisible();
  expect(api.arrived(createSchoolYear).at(-1)?.body).toEqual({
    starts_on: '2101-08-31',
    ends_on: '2102-07-01',
    periods: [{ name: 'Otoño', starts_on: '2101-08-31', ends_on: '2101-11-27' }],
  });
});

test('an administrator of LIA is led to the schools, whose years they open from there', async () => {
  const context = createTestContext();
  const session = signedIn('admin');
  context.remember({ ...session, user: { ...session.user, school_id: null } });
  await context.open('/apps/periodos');
  await expect
    .element(page.getByRole('link', { name: 'Elegir una escuela' }))
    .toHaveAttribute('href', '/admin/institutions');
});

test('a year is over once its last day is, on the clocks of the school, also on a page that is open', async () => {
  // 23:30 in Tijuana.
  const setClock = stopClock('2101-07-16T06:30:00Z');
  const { api, open } = begin();
  api.answer(listSchoolYears, { school: SCHOOL, data: [year(2100)] });
  await open('/apps/periodos');
  await expect.element(page.getByText('En curso')).toBeVisible();
  setClock('2101-07-16T07:00:00Z');
  await expect.element(page.getByText('Terminado')).toBeVisible();
});

const preview: RolloverPreview = {
  year: year(2101),
  groups: [
    {
      id: 'g2',
      name: '2° A',
      level: 2,
      grade: 2,
      students: 2,
      open_periods: ['Otoño'],
      next: { level: 2, grade: 3, name: '3° A' },
    },
    {
      id: 'g3',
      name: '3° A',
      level: 2,
      grade: 3,
      students: 1,
      open_periods: [],
      next: { level: 2, grade: 4, name: '4° A' },
    },
    { id: 'g6', name: '6° A', level: 2, grade: 6, students: 1, open_periods: [], next: null },
  ],
  doubles: [{ uuid: 'u1', name: 'Ana Luna', username: 'ana', group: '2° A', other: { username: 'ana2', group: null } }],
  outside: 1,
};

const ana = {
  uuid: 'u1',
  name: 'Ana',
  last_name: 'Luna',
  username: 'ana',
  level: 2,
  grade: 2,
  matricula: null,
  group: { id: 'g2', name: '2° A' },
};

test('groups of one name in several grades have controls of different names', async () => {
  const context = begin();
  const groups = preview.groups.map((group) => ({ ...group, name: 'A' }));
  context.api.answer(previewRollover, { ...preview, groups });
  context.api.answer(getDraftKey, { key: 'A'.repeat(43) });
  await context.open(`/apps/periodos/${SCHOOL.id}/${preview.year.id}`);
  for (const group of ['A · 2° de primaria', 'A · 3° de primaria']) {
    // One after the other.
    /* oxlint-disable no-await-in-loop */
    await expect.element(page.getByRole('checkbox', { name: `Pasar el grupo ${group}`, exact: true })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: `Nombre en el ciclo nuevo de ${group}` })).toBeVisible();
    await expect.element(page.getByRole('button', { name: `Elegir por alumno en ${group}` })).toBeVisible();
    /* oxlint-enable no-await-in-loop */
  }
});

test('the choices of a change are there after a visit to the students in no group', async () => {
  const context = begin();
  const { api, violations } = context;
  api.answer(previewRollover, preview);
  api.answer(listGroupStudents, [ana]);
  api.answer(getDraftKey, { key: 'A'.repeat(43) });
  api.answer(listGroups, []);
  api.answer(listStudents, [{ ...ana, uuid: 'u9', name: 'Leo', group: null }]);
  await context.open(`/apps/periodos/${SCHOOL.id}/${preview.year.id}`);
  await page.getByLabelText('Nombre en el ciclo nuevo de 2° A').fill('3° Azul');
  await page.getByRole('button', { name: 'Elegir por alumno en 2° A' }).click();
  await page.getByLabelText('Qué sigue para Ana Luna').selectOptions('Se va a otra escuela');
  await page.getByRole('checkbox', { name: 'Pasar el grupo 3° A' }).click();
  await page.getByRole('radio', { name: 'Quien ya tenía a estos alumnos' }).click();
  expect(page.getByText('Recuperamos lo que habías escrito.').elements()).toEqual([]);

  await page.getByRole('link', { name: '1 alumno no está en ningún grupo y se queda como está.' }).click();
  await expect.element(page.getByText('Leo Luna')).toBeVisible();
  await expect.element(page.getByLabelText('Grupo', { exact: true })).toHaveDisplayValue('Sin grupo');
  expect(api.arrived(listStudents).at(-1)?.query['filter']).toBe('{"without_group":true}');

  context.goBack();
  await expect.element(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect.element(page.getByLabelText('Nombre en el ciclo nuevo de 2° A')).toHaveValue('3° Azul');
  await expect.element(page.getByText('1 elegido aparte')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir por alumno en 2° A' }).click();
  await expect.element(page.getByLabelText('Qué sigue para Ana Luna')).toHaveDisplayValue('Se va a otra escuela');
  await expect.element(page.getByRole('checkbox', { name: 'Pasar el grupo 3° A' })).not.toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Quien ya tenía a estos alumnos' })).toBeChecked();
  expect(await violations()).toEqual([]);

  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect.element(page.getByLabelText('Nombre en el ciclo nuevo de 2° A')).toHaveValue('3° A');
  await expect.element(page.getByRole('checkbox', { name: 'Pasar el grupo 3° A' })).toBeChecked();
});

test('a school takes its groups into a year with a choice for a student, and undoes it', async () => {
  const context = begin();
  const { api, violations } = context;
  const path = `/apps/periodos/${SCHOOL.id}/${preview.year.id}`;
  api.answer(previewRollover, preview);
  api.answer(listGroupStudents, [ana]);
  await context.open(path);
  await expect.element(page.getByText('1 alumno podría tener dos cuentas')).toBeVisible();
  await expect.element(page.getByText('Terminan la escuela')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir por alumno en 2° A' }).click();
  await page.getByLabelText('Qué sigue para Ana Luna').selectOptions('Repite el grado');
  await expect.element(page.getByText('1 elegido aparte')).toBeVisible();
  await page.getByLabelText('Nombre en el ciclo nuevo de 2° A').fill('3° Tulipanes');
  await page.getByRole('checkbox', { name: 'Pasar el grupo 3° A' }).click();
  await page.getByRole('radio', { name: 'Quien ya tenía a estos alumnos' }).click();
  await expect.element(page.getByText('Cambian 2 grupos')).toBeVisible();
  // Grades that would stay as they are need a choice of their own.
  await expect.element(page.getByText('1 grupo tiene periodos sin cerrar')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hacer el cambio' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Hacer el cambio sin esas calificaciones' }).click();
  expect(await violations()).toEqual([]);

  const result = { done_at: '2101-07-20T18:00:00.000Z', promoted: 1, retained: 1, graduated: 1, left: 0 };
  api.answer(rollOver, { message: 'Listo', data: { ...result, undoable: '2101-09-30' } });
  api.answer(previewRollover, {
    ...preview,
    groups: [],
    year: { ...preview.year, rollover: { ...result, undoable: '2101-09-30' } },
  });
  await page.getByRole('button', { name: 'Hacer el cambio' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Pasar al ciclo 2101-2102?' });
  await question.getByRole('button', { name: 'Hacer el cambio' }).click();
  await expect.element(page.getByRole('heading', { name: 'El cambio a este ciclo está hecho' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(api.arrived(rollOver).map(({ body }) => body)).toEqual([
    {
      groups: [
        { id: 'g2', name: '3° Tulipanes' },
        { id: 'g6', name: null },
      ],
      students: [{ uuid: 'u1', outcome: 'retained' }],
      teachers: 'students',
      accept_open_periods: true,
    },
  ]);
  expect(await violations()).toEqual([]);

  api.answer(undoRollover, { message: 'Deshicimos el cambio de ciclo', restored: 2, kept: 0 });
  api.answer(previewRollover, preview);
  await page.getByRole('button', { name: 'Deshacer el cambio' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer el cambio' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Pasar el grupo 3° A' })).toBeVisible();
  expect(api.arrived(undoRollover)).toHaveLength(1);
});
