import {
  downloadReportCard,
  getGroupReportCards,
  getReportCard,
  listReportCards,
  printGroupReportCards,
  publishReportCards,
  writeObservations,
} from '@lia/sdk/reportCards/endpoints';
import type { GroupReportCard, GroupReportCards, ReportCard } from '@lia/sdk/reportCards/schema';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const uuid = (number: number): string => `0a0a0a0a-0000-4000-8000-00000000000${number}`;
const [GROUP, PERIOD] = [1, 2].map(uuid);
const address = `/apps/grupo/${GROUP}/boletas`;

const attendance = { present: 51, late: 2, absent: 1, justified: 0 };
const student = (id: number, name: string, more: Partial<GroupReportCard> = {}): GroupReportCard => ({
  uuid: uuid(id),
  name,
  last_name: 'Méndez',
  state: 'draft',
  version: 0,
  published_at: null,
  subjects: [{ name: 'Español', grade: 8.5, description: '' }],
  attendance,
  observations: '',
  observations_version: 0,
  ...more,
});

function group(students: GroupReportCard[], more: { closed?: boolean; publishes?: boolean } = {}): GroupReportCards {
  const { closed = false, publishes = true } = more;
  const period = {
    id: String(PERIOD),
    name: 'Primer trimestre',
    starts_on: '2026-08-31',
    ends_on: '2026-11-27',
    closed,
  };
  return {
    data: {
      group: { id: String(GROUP), name: '4° B', school: 'Colegio Jacarandas', level: 2, grade: 4 },
      periods: [period],
      sheet: { period: period.id, closed, publishes, students },
    },
  };
}

const version = (number: number, reason = '') => ({
  id: uuid(6 + number),
  version: number,
  published_at: '2026-11-28T18:00:00.000Z',
  reason,
});
const card: ReportCard['data'] = {
  id: uuid(8),
  version: 2,
  reason: 'Faltaba un trabajo',
  published_at: '2026-11-28T18:00:00.000Z',
  newest: true,
  versions: [version(1), version(2, 'Faltaba un trabajo')],
  logo: null,
  content: {
    school: { name: 'Colegio Jacarandas', cct: '09DPR1234A' },
    student: { name: 'Ana', last_name: 'Méndez' },
    group: { name: '4° B', level: 2, grade: 4 },
    teacher: 'Laura Gómez',
    year: { starts_on: '2026-08-31', ends_on: '2027-07-15' },
    period: { name: 'Primer trimestre', starts_on: '2026-08-31', ends_on: '2026-11-27' },
    subjects: [{ name: 'Español', grade: 9.5, description: '' }],
    attendance,
    observations: 'Lee con gusto.',
  },
  whole: {
    periods: ['Primer trimestre', 'Segundo trimestre'],
    subjects: [{ name: 'Español', grades: [9.5, 8], descriptions: ['', ''], final: 8.7 }],
    average: 8.7,
    attendance,
    observations: [{ period: 'Primer trimestre', text: 'Lee con gusto.' }],
  },
};

function begin(role: string) {
  const context = createTestContext();
  context.remember(signedIn(role));
  return context;
}

/** What the browser was given to save. */
function watchFiles() {
  const files = vi.spyOn(URL, 'createObjectURL');
  return files;
}

test('a teacher writes observations, which stay where the connection is lost', async () => {
  const { api, open, violations } = begin('maestro');
  api.answer(getGroupReportCards, group([student(5, 'Ana'), student(6, 'Mateo', { state: 'empty' })]));
  await open(address);
  await expect.element(page.getByText('El periodo está abierto', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Publicar boletas' })).not.toBeInTheDocument();
  const field = page.getByRole('textbox', { name: 'Observaciones de Ana Méndez' });
  api.cut(writeObservations);
  await field.fill('Lee con gusto');
  await userEvent.tab();
  await expect.element(page.getByText('Sin conexión', { exact: false })).toBeVisible();
  expect(await violations()).toEqual([]);
  api.answer(writeObservations, {
    message: 'Guardamos las observaciones',
    data: { uuid: uuid(5), observations: 'Lee con gusto', version: 1 },
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Guardado')).toBeVisible();
  expect(api.arrived(writeObservations).at(-1)?.body).toEqual({ text: 'Lee con gusto', version: 0 });
});

test('observations of two students that are saved at once stay, and those of a period with it', async () => {
  const later = uuid(3);
  const at = (period: string, students: GroupReportCard[]): GroupReportCards => {
    const { data } = group(students);
    const periods = data.periods.flatMap((one) => [one, { ...one, id: later, name: 'Segundo trimestre' }]);
    return { data: { ...data, periods, sheet: data.sheet && { ...data.sheet, period } } };
  };
  const written = (id: number, observations: string) => ({
    message: 'Guardamos las observaciones',
    data: { uuid: uuid(id), observations, version: 1 },
  });
  const of = (name: string) => page.getByRole('textbox', { name: `Observaciones de ${name} Méndez` });
  const { api, open } = begin('maestro');
  api.answer(getGroupReportCards, at(String(PERIOD), [student(5, 'Ana'), student(6, 'Mateo')]));
  await open(`${address}?periodo=${PERIOD}`);
  const saveAna = api.hold(writeObservations, written(5, 'Lee con gusto'));
  await of('Ana').fill('Lee con gusto');
  await userEvent.tab();
  await expect.poll(() => api.arrived(writeObservations)).toHaveLength(1);
  const saveMateo = api.hold(writeObservations, written(6, 'Suma sin dudar'));
  await of('Mateo').fill('Suma sin dudar');
  await userEvent.tab();
  await expect.poll(() => api.arrived(writeObservations)).toHaveLength(2);
  saveMateo();
  await expect.element(page.getByText('Guardado')).toBeVisible();
  saveAna();
  await expect.poll(() => page.getByText('Guardado').elements()).toHaveLength(2);
  await expect.element(of('Ana')).toHaveValue('Lee con gusto');
  expect(of('Mateo').element()).toHaveValue('Suma sin dudar');

  const saveAgain = api.hold(writeObservations, written(5, 'Lee mucho'));
  await of('Ana').fill('Lee mucho');
  await userEvent.tab();
  await expect.poll(() => api.arrived(writeObservations)).toHaveLength(3);
  const arrive = api.hold(getGroupReportCards, at(later, [student(5, 'Ana', { observations: 'Cuenta hasta 20' })]));
  const period = page.getByLabelText('Periodo');
  period.element().focus();
  await period.selectOptions('Segundo trimestre');
  await expect.element(of('Ana')).not.toBeInTheDocument();
  await expect.element(period).toHaveValue(later);
  arrive();
  await expect.element(of('Ana')).toHaveValue('Cuenta hasta 20');
  await expect.element(period).toHaveFocus();
  saveAgain();
  await of('Ana').fill('Cuenta hasta 30');
  await userEvent.tab();
  await expect.poll(() => api.arrived(writeObservations)).toHaveLength(4);
  expect(api.arrived(writeObservations).at(-1)).toMatchObject({
    path: expect.stringContaining(later),
    body: { text: 'Cuenta hasta 30', version: 0 },
  });
});

test('a school publishes what is new, and what was corrected with a reason', async () => {
  const { api, open, violations } = begin('admin_escuela');
  const changed = student(6, 'Mateo', { state: 'changed', version: 1 });
  api.answer(getGroupReportCards, group([student(5, 'Ana'), changed], { closed: true }));
  await open(address);
  await page.getByRole('button', { name: 'Publicar boletas' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Publicar las boletas de Primer trimestre?' });
  const publish = dialog.getByRole('button', { name: 'Publicar boletas' });
  await expect.element(publish).toBeDisabled();
  await dialog.getByLabelText('Motivo de la corrección').fill('Faltaba un trabajo');
  expect(await violations()).toEqual([]);
  const done = [
    student(5, 'Ana', { state: 'published', version: 1 }),
    { ...changed, state: 'published' as const, version: 2 },
  ];
  api.answer(publishReportCards, { message: 'Las boletas están publicadas', ...group(done, { closed: true }) });
  await publish.click();
  await expect.element(page.getByText('Las familias ya ven las boletas de este periodo.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(api.arrived(publishReportCards).map(({ body }) => body)).toEqual([{ reason: 'Faltaba un trabajo' }]);
  await expect.element(page.getByText('Publicada · versión 2')).toBeVisible();
  const files = watchFiles();
  api.answer(printGroupReportCards, new Blob(['%PDF'], { type: 'application/pdf' }));
  await page.getByRole('button', { name: 'Imprimir el grupo (PDF)' }).click();
  await expect.poll(() => files.mock.calls.length).toBe(1);
});

test('a teacher whose school publishes sees that it does', async () => {
  const { api, open } = begin('maestro');
  api.answer(getGroupReportCards, group([student(5, 'Ana')], { closed: true, publishes: false }));
  await open(address);
  await expect.element(page.getByText('La escuela revisa y publica las boletas.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Publicar boletas' })).not.toBeInTheDocument();
});

test('a guardian reads a report card, its school year and its versions, and saves it', async () => {
  const { api, open, violations } = begin('padre');
  api.answer(getReportCard, { data: card });
  await open(`/apps/boleta/${card.id}`);
  await expect.element(page.getByRole('article', { name: 'Boleta de evaluación' })).toBeVisible();
  await expect.element(page.getByText('Versión 2, corregida: Faltaba un trabajo')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Español 9.5' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const files = watchFiles();
  api.answer(downloadReportCard, new Blob(['%PDF'], { type: 'application/pdf' }));
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  await expect.poll(() => files.mock.calls.length).toBe(1);
  await page.getByLabelText('Qué ver').selectOptions('Ciclo escolar');
  await expect.element(page.getByRole('row', { name: 'Español 9.5 8 8.7' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Promedio final de grado 8.7' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await expect
    .element(page.getByRole('link', { name: /^Versión 1/ }))
    .toHaveAttribute('href', `/apps/boleta/${uuid(7)}`);
});

test('students find their own, and those of primaria are sent to their family', async () => {
  const { api, open, violations } = begin('alumno_secundaria');
  const listed = {
    id: card.id,
    student: { uuid: 'uuid-alumno_secundaria', name: 'Ana' },
    year: card.content.year,
    period: card.content.period,
    group: '4° B',
    version: 2,
    published_at: card.published_at,
  };
  api.answer(listReportCards, { data: [listed] });
  await open('/apps/misboletas');
  const link = page.getByRole('link', { name: 'Primer trimestre · 2026-2027' });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(await violations()).toEqual([]);
  const child = begin('alumno');
  child.api.answer(listReportCards, { data: [] });
  await child.open('/apps/misboletas');
  await expect.element(page.getByText('Tus boletas llegan a tu mamá', { exact: false })).toBeVisible();
});
