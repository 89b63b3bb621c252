import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { openConsole, signIn, uniqueName } from '../testing/context.tsx';
import { aDonation } from '../testing/donations.ts';
import { downloads, saved } from '../testing/downloads.ts';
import { manyTeachers } from '../testing/manyTeachers.ts';
import { narrowed } from '../testing/orders.ts';
import { toCsv } from './csv.ts';
import { sheetInstant } from './sheet.ts';
import { toXlsx } from './xlsx.ts';

/** A donor whose name and message a spreadsheet would run. */
const aHostileDonation = (): Promise<string> =>
  aDonation({ businessName: uniqueName('=HYPERLINK("https://ladron.example")'), instructions: '-2+3\n=1+1' });

async function exportAs(format: 'CSV' | 'Excel (XLSX)') {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: format }).click();
}

it('saves a list as CSV with a byte-order mark, and no cell that a spreadsheet runs', async () => {
  await signIn();
  const name = await aHostileDonation();
  await openConsole(narrowed('donations', { q: name }));
  await expect.element(page.getByRole('link', { name })).toBeVisible();
  const files = downloads();
  await exportAs('CSV');
  const file = await saved(files, /^Donativos \d{4}-\d\d-\d\d\.csv$/);
  await expect.element(page.getByText('1 registro exportado')).toBeVisible();

  expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
  const { data, errors } = Papa.parse<Record<string, string>>(await file.text(), { header: true });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    Donante: `'${name}`,
    Modalidad: 'De 1 a 10 niñas y niños',
    'Importe (pesos)': '10800.00',
    Estado: 'Pendiente',
    Mensaje: "'-2+3\n=1+1",
    'Estado y país': 'Puebla, México',
  });
});

it.for(['=', '+', '-', '@', '\t', '\r'])('saves a cell that begins with %j as text', async (start) => {
  const file = toCsv(['Mensaje'], [[{ text: `${start}1+1` }]]);
  expect(Papa.parse(await file.text()).data).toEqual([['Mensaje'], [`'${start}1+1`]]);
});

it('saves a list as XLSX, with text as text, amounts as numbers and instants as dates', async () => {
  await signIn();
  const name = await aHostileDonation();
  await openConsole(narrowed('donations', { q: name }));
  await expect.element(page.getByRole('link', { name })).toBeVisible();
  const files = downloads();
  await exportAs('Excel (XLSX)');
  const file = await saved(files, /^Donativos \d{4}-\d\d-\d\d\.xlsx$/);

  const [headings = [], ...rows] = await readSheet(file);
  expect(rows).toHaveLength(1);
  const cell = (heading: string) => rows[0]?.[headings.indexOf(heading)];
  expect(cell('Donante')).toBe(name);
  expect(cell('Importe (pesos)')).toBe(10_800);
  expect(cell('Mensaje')).toBe('-2+3\n=1+1');
  expect(cell('Fecha')).toBeInstanceOf(Date);
});

it('writes an instant of a cell by the clocks of Mexico City', async () => {
  const cell = { text: 'vie 20 nov 2026, 18:00', instant: sheetInstant('2026-11-21T00:00:00.000Z') };
  const rows = await readSheet(await toXlsx('Fechas', ['Fecha'], [[cell]]));
  expect(rows).toEqual([['Fecha'], [new Date('2026-11-20T18:00:00.000Z')]]);
});

it.for([
  ['payouts', 'Escuela'],
  ['balance', 'Proveedor'],
  ['licences', 'En uso'],
  ['imports', 'Escuela'],
])('has what sets the rows of %s apart: %s', async ([list = '', heading = '']) => {
  await signIn();
  await openConsole(`/${list}`);
  const files = downloads();
  await exportAs('CSV');
  const { data } = Papa.parse<Record<string, string>>(await (await saved(files, /\.csv$/)).text(), { header: true });
  expect(data.map((row) => row[heading] ?? '')).toEqual(data.map(() => expect.stringMatching(/./)));
  expect(data.length).toBeGreaterThan(0);
});

it('has the groups and matrículas of students', async () => {
  await signIn();
  await openConsole(narrowed('users', { kind: 'students', q: 'alumno' }));
  await expect.element(page.getByText('alumno', { exact: true })).toBeVisible();
  const files = downloads();
  await exportAs('CSV');
  const { data } = Papa.parse<Record<string, string>>(await (await saved(files, /\.csv$/)).text(), { header: true });
  const student = data.find((row) => row['Nombre de usuario'] === 'alumno' || row['Usuario'] === 'alumno');
  expect(student).toMatchObject({ Grupo: expect.stringMatching(/4° A/), Matrícula: expect.any(String) });
});

it('fetches all rows of the list by the thousand, and shows how far it is', async () => {
  await signIn();
  const list = manyTeachers(2400);
  await openConsole('/teachers', list);
  await expect.element(page.getByText('Escuela 9', { exact: true })).toBeVisible();
  const files = downloads();
  list.asked.length = 0;
  await exportAs('CSV');
  const { data } = Papa.parse<Record<string, string>>(await (await saved(files, /\.csv$/)).text(), { header: true });
  expect(list.asked).toEqual(['[0,999]', '[1000,1999]', '[2000,2999]']);
  expect(data.map((row) => row['Escuela'])).toEqual(Array.from({ length: 2400 }, (_, row) => `Escuela ${row}`));
});

it('stops an export on demand', async () => {
  await signIn();
  const list = manyTeachers(2400, (first) => (first === 1000 ? new Promise(() => {}) : Promise.resolve(undefined)));
  await openConsole('/teachers', {
    fetch: (url, init) =>
      Promise.race([
        list.fetch(url, init),
        new Promise<Response>((_, reject) =>
          init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
      ]),
  });
  await expect.element(page.getByText('Escuela 9', { exact: true })).toBeVisible();
  const files = downloads();
  await exportAs('CSV');
  const progress = page.getByRole('dialog', { name: 'Exportando' });
  await expect.element(progress).toHaveTextContent('1,000 de 2,400 registros');
  expect(await violations()).toEqual([]);
  await progress.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(progress).not.toBeInTheDocument();
  expect([...files.keys()]).toEqual([]);
});
