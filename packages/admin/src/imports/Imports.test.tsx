import { createImport, getImport, listImportRows, listImportSchools, sendImportRows } from '@lia/sdk/imports/endpoints';
import { IMPORT_CHUNK_ROWS, type ImportColumn } from '@lia/sdk/imports/rules';
import type { ImportRow } from '@lia/sdk/imports/schema';
import { createUser } from '@lia/sdk/users/endpoints';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { readings, screenViolations, violations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn } from '../testing/context.tsx';
import { aWordOfLetters, chooseFile, importCsv } from '../testing/imports.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Goes on to the second step. */
async function openUpload(options: Parameters<typeof openConsole>[1] = {}) {
  await signIn('admin_escuela');
  const router = await openConsole('/imports/create', options);
  await button(options.language === 'en' ? 'Next' : 'Siguiente').click();
  return router;
}

it('leads from the menu to the steps of an import', async () => {
  await signIn('admin_escuela');
  await openConsole('/');
  await page.getByRole('menuitem', { name: 'Importar Usuarios' }).click();
  await page.getByRole('link', { name: 'Importar usuarios' }).click();
  await expect.element(page.getByRole('heading', { name: 'Importar Usuarios' })).toHaveFocus();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Descarga la plantilla' }))
    .toHaveAttribute('aria-current', 'step');
});

it.each(readings)('shows the first two steps to everyone, in %s at %i pixels', async (language, width) => {
  await page.viewport(width, 860);
  await signIn('admin_escuela');
  await openConsole('/imports/create', { language });
  await expect.element(button(language === 'es' ? 'Descargar la plantilla' : 'Download the template')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await button(language === 'es' ? 'Siguiente' : 'Next').click();
  chooseFile(importCsv([{ tipo_usuario: 'ALUMNO', nombre: 'Ana' }], { headings: { apellido_materno: 'Alergias' } }));
  await expect
    .element(page.getByRole('heading', { name: language === 'es' ? '¿Qué es cada columna?' : 'What is each column?' }))
    .toBeVisible();
  expect(await screenViolations()).toEqual([]);
});

it('takes a file up to the verdicts of its rows, and corrects one in its place', async () => {
  const router = await openUpload();
  const surname = aWordOfLetters();
  chooseFile(
    importCsv([
      person(surname, { nombre: 'Ana' }),
      person(surname, { nombre: 'Luz', grado: '9' }),
      person(surname, { tipo_usuario: '' }),
    ]),
  );
  await expect.element(page.getByText('2 personas por importar')).toBeVisible();
  await expect
    .element(page.getByText('1 renglón que no se importa: el del ejemplo, o sin tipo de usuario'))
    .toBeVisible();
  await button('Verificar a 2 personas').click();

  await expect.element(page.getByRole('heading', { name: 'Verifica los datos' })).toHaveFocus();
  expect(router.state.location.pathname).toMatch(/^\/imports\/[^/]+\/show$/);
  await expect.element(page.getByText('grado invalido.')).toBeVisible();
  await expect.element(page.getByText('1 renglón con errores o por decidir no se importará.')).toBeVisible();
  await expect.element(button(/^Con errores/)).toHaveTextContent('Con errores1');
  await expect.element(page.getByText(/^Estas personas necesitan hasta 1\./)).toBeVisible();
  await button(/^Con errores/).click();
  expect(await screenViolations()).toEqual([]);

  await button(`Corregir el renglón 3: LUZ ${surname}`).click();
  const form = page.getByRole('form', { name: `Corregir el renglón 3: LUZ ${surname}` });
  await expect.element(form.getByLabelText('Grado')).toHaveFocus();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('option', { name: '4' }).click();
  await expect.element(form.getByText('grado invalido.')).not.toBeInTheDocument();
  // A tablet is turned: the table becomes cards.
  await page.viewport(800, 1180);
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expect.element(form.getByLabelText('Grado')).toHaveTextContent('4');
  await page.viewport(1280, 860);
  await expect.element(page.getByRole('table')).toBeVisible();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Renglón 3: Se creará')).toBeVisible();
  await expect.element(button(`Corregir el renglón 3: LUZ ${surname}`)).toHaveFocus();
  await expect.element(button(/^Con errores/)).toHaveTextContent('Con errores0');
  // The list is still filtered by errors: the row stays where it was corrected.
  await expect.element(page.getByRole('row').filter({ hasText: surname })).toHaveTextContent('Se creará');
  await expect.element(page.getByText(/^Estas personas necesitan hasta 2\./)).toBeVisible();
  await expect.element(button('Importar a 2 personas')).toBeVisible();
  await button('Importar a 2 personas').click();
  await expect.element(page.getByLabelText('Contraseña para las cuentas nuevas')).toHaveFocus();
  await userEvent.keyboard('ab');
  await expect.element(page.getByText('El mínimo de caracteres es 3')).toBeVisible();
});

it('gives the keyboard to the choices of a row that waits for a decision', async () => {
  await openUpload();
  const surname = aWordOfLetters();
  const repeated = person(surname, { nombre: 'Ana' });
  chooseFile(importCsv([repeated, repeated]));
  await button('Verificar a 2 personas').click();
  await button(/^Decidir sobre el renglón 3/).click();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button(/^Decidir sobre el renglón 3/)).toHaveFocus();
});

it('names the account that a row will update where it has another name', async () => {
  await openUpload();
  const surname = aWordOfLetters();
  const body = { name: 'Rosa', last_name: surname, role: ['alumno' as const], password: 'girasol' };
  const { username } = (await clientOf().call(createUser, { body })).data;
  chooseFile(importCsv([person(surname, { nombre: 'Bruno', username })]));
  await button('Verificar a 1 persona').click();
  await expect
    .element(page.getByText(`Es la cuenta de Rosa ${surname}: revisa que sea la misma persona.`))
    .toBeVisible();
});

it('asks for a school before a file is sent', async () => {
  await signIn('admin');
  await openConsole('/imports/create');
  await button('Siguiente').click();
  chooseFile(importCsv([person(aWordOfLetters())]));
  await expect.element(page.getByText('Seleccionar una escuela, para continuar')).toBeVisible();
  await button('Verificar a 1 persona').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('asks for a company where the school has some, and sends it along', async () => {
  const sent: unknown[] = [];
  await signIn('admin');
  const [first, second] = await clientOf().call(listImportSchools);
  await openConsole('/imports/create', {
    fetch: async (url, init) => {
      if (url.includes('/adminCompanies')) {
        const companies = url.endsWith(`school_id=${first?.id}`) ? [{ id: 77, name: 'Consorcio' }] : [];
        return Response.json(companies);
      }
      if (!url.endsWith('/imports') || init.method !== 'POST') return fetch(url, init);
      sent.push(JSON.parse(typeof init.body === 'string' ? init.body : ''));
      return new Response('{}', { status: 500 });
    },
  });
  await button('Siguiente').click();
  chooseFile(importCsv([person(aWordOfLetters())]));
  const choose = async (field: string, option: string) => {
    await page.getByLabelText(field).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Escuela', first?.title ?? '');
  await choose('Empresa', 'Consorcio');
  await button('Verificar a 1 persona').click();
  await expect.poll(() => sent).toMatchObject([{ school_id: first?.id, company_id: 77 }]);
  // Another school has none; what was chosen for the first is not sent for it.
  await choose('Escuela', second?.title ?? '');
  await expect.element(page.getByLabelText('Empresa')).not.toBeInTheDocument();
  await button('Verificar a 1 persona').click();
  await expect.poll(() => sent.slice(1)).toMatchObject([{ school_id: second?.id, company_id: null }]);
});

/** Whether the browser would ask before the page is closed. */
const asksBeforeClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is closed during an upload, goes on with one that it was closed in, and discards one', async () => {
  const surname = aWordOfLetters();
  const file = () =>
    importCsv(
      Array.from({ length: IMPORT_CHUNK_ROWS + 50 }, (_, row) => person(surname, { matricula: `${surname}${row}` })),
    );
  const sent: string[] = [];
  let holding = true;
  const held: typeof fetch = (url, init) => {
    if (typeof url !== 'string' || !/\/imports\/[^/]+\/rows$/.test(url) || init?.method !== 'POST')
      return fetch(url, init);
    sent.push(url);
    return holding && sent.length % 2 === 0 ? new Promise(() => {}) : fetch(url, init);
  };
  const router = await openUpload({ fetch: held });
  chooseFile(file());
  await expect.element(button('Verificar a 550 personas')).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
  await button('Verificar a 550 personas').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('500 de 550 renglones');
  await expect.element(page.getByText(/^Deja esta página abierta/)).toBeVisible();
  expect(asksBeforeClosing()).toBe(true);
  // Closed here, and opened later from the history.
  const id = /\/imports\/([^/]+)\/rows$/.exec(sent[0] ?? '')?.[1];
  await router.navigate(`/imports/${id}/show`);
  await expect
    .element(page.getByText(/«lista\.csv» se quedó a la mitad: llegaron 500 de 550 renglones\./))
    .toBeVisible();
  expect(await screenViolations()).toEqual([]);
  holding = false;
  await page.getByRole('link', { name: 'Seguir con la carga' }).click();
  await expect.element(page.getByText(/Elige el mismo archivo y la misma escuela/)).toBeVisible();
  chooseFile(file());
  await button('Verificar a 550 personas').click();
  await expect.element(button('Importar a 550 personas')).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);

  [holding, sent.length] = [true, 0];
  await router.navigate('/imports/create');
  await button('Siguiente').click();
  const others = Array.from({ length: IMPORT_CHUNK_ROWS + 10 }, () =>
    person(aWordOfLetters(), { mail_padre: 'mama@example.mx' }),
  );
  chooseFile(importCsv(others, { headings: { mail_padre: 'Correo mamá' } }));
  await button('Verificar a 510 personas').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('500 de 510 renglones');
  await button('Cancelar').click();
  // The first rows arrived without a column: the same file with that column is another upload.
  await page.getByRole('combobox', { name: '«Correo mamá» se importa como' }).click();
  await page.getByRole('option', { name: 'Correo del padre, madre o tutor' }).click();
  await button('Verificar a 510 personas').click();
  const left = () => ({ id: /\/imports\/([^/]+)\/rows$/.exec(sent.at(-1) ?? '')?.[1] ?? '' });
  const firstRow = async () =>
    (await clientOf().call(listImportRows, { params: left(), query: { range: '[0,0]' } }))[0];
  await expect.poll(firstRow).toMatchObject({ mail_padre: 'mama@example.mx' });
  await expect.element(page.getByRole('dialog')).toHaveTextContent('500 de 510 renglones');
  await button('Cancelar').click();
  await button('Descartar').click();
  await expect.element(page.getByText('Descartamos lo que había llegado')).toBeVisible();
  await expect.element(page.getByText(/se quedó a la mitad/)).not.toBeInTheDocument();
  expect((await clientOf().call(getImport, { params: left() })).status).toBe('cancelled');
});

it('shows how a text file was read, and reads it again as is chosen', async () => {
  await openUpload();
  chooseFile(new File(['Nombre,Notas;Tipo usuario\nAna,x;ALUMNO'], 'lista.csv'));
  const preview = page.getByRole('region', { name: 'Primeros renglones del archivo' });
  await expect.element(preview.getByRole('columnheader', { name: 'Notas;Tipo usuario' })).toBeVisible();
  await page.getByLabelText('Separador').click();
  await page.getByRole('option', { name: 'Punto y coma ( ; )' }).click();
  await expect.element(preview.getByRole('columnheader', { name: 'Nombre,Notas' })).toBeVisible();
  await expect.element(page.getByText('Falta decir cuál es: Nombre, Apellido paterno, Sección, Grado.')).toBeVisible();
});

it('asks what a doubled column is, and takes the file once that is chosen', async () => {
  await openUpload();
  const text = 'Tipo usuario,Nombre,Apellido paterno,Sección,Grado,Grado\nALUMNO,Ana,Ruiz,PRIMARIA,3,2026';
  chooseFile(new File([text], 'lista.csv'));
  await expect.element(page.getByText('Hay más de una columna para: Grado. Deja solo una.')).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: '2026' })).toBeVisible();
  expect(button('Verificar a 1 persona').elements()).toEqual([]);
  await page.getByRole('combobox', { name: '«Grado» se importa como' }).nth(1).click();
  await page.getByRole('option', { name: 'No importar' }).click();
  await expect.element(page.getByText('Todo lo obligatorio está.')).toBeVisible();
  await expect.element(button('Verificar a 1 persona')).toBeVisible();
});

it.each([
  ['', 'El archivo está vacío.'],
  ['tipo_usuario,nombre\nALUMNO,"Ana', 'En el renglón 2 se abre una comilla que no se cierra.'],
  [
    'tipo_usuario,nombre,apellido_paterno,seccion,grado\nALUMNO,JosÃ©,Ruiz,PRIMARIA,3',
    'En el renglón 2 hay letras con acento dañadas: «JosÃ©».',
  ],
])('refuses the file %j with its reason', async (text, reason) => {
  await openUpload();
  chooseFile(new File([text], 'lista.csv'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Error al cargar el archivo.${reason}`);
  await expect.element(button(/^Verificar a/)).not.toBeInTheDocument();
});

it('reports that a file of headings has nothing to process', async () => {
  await openUpload();
  chooseFile(importCsv([]));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error al procesar la información');
});

it.each([
  {
    state: 'a lost connection',
    cut: async () => Promise.reject(new TypeError('cut')),
    shown: 'Se perdió la conexión.',
  },
  {
    state: 'a server that was away',
    cut: async () => Response.json({ code: 'SERVICE_UNAVAILABLE' }, { status: 503 }),
    shown: 'El servidor no responde por ahora.',
  },
])('goes on with an upload after $state, from the rows that the server has', async ({ cut, shown }) => {
  const sent: number[] = [];
  let isCut = false;
  await openUpload({
    fetch: async (url, init) => {
      if (!/\/imports\/[^/]+\/rows$/.test(url)) return fetch(url, init);
      if (isCut) return cut();
      const { data }: { data: ImportRow[] } = JSON.parse(typeof init.body === 'string' ? init.body : '');
      sent.push(...data.map(({ num }) => num));
      isCut = sent.length === 500;
      return fetch(url, init);
    },
  });
  const surname = aWordOfLetters();
  chooseFile(importCsv(Array.from({ length: 700 }, (_, row) => person(surname, { matricula: `${surname}${row}` }))));
  await button('Verificar a 700 personas').click();
  const dialog = page.getByRole('dialog', { name: 'Verificando los datos' });
  await expect.element(dialog).toHaveTextContent(shown);
  await expect.element(dialog).toHaveTextContent('500 de 700 renglones');
  expect(await screenViolations()).toEqual([]);
  isCut = false;
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Verifica los datos' })).toBeVisible();
  expect(sent).toEqual(Array.from({ length: 700 }, (_, row) => row + 2));
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '701');
  // The first hundred stand there until what leaves rows out has arrived.
  await expect.poll(() => page.getByRole('row').elements().length).toBeLessThan(60);
});

it('finds a draft again in the history, with a warning of the same file, and goes back from it to choose another file', async () => {
  await signIn('admin_escuela');
  const client = clientOf();
  const [school] = await client.call(listImportSchools);
  const file = { name: `${aWordOfLetters()}.csv`, fingerprint: crypto.randomUUID().replaceAll('-', '').repeat(2) };
  const { id } = await client.call(createImport, { body: { school_id: school?.id ?? 0, file } });
  await client.call(sendImportRows, { params: { id }, body: { data: [{ num: 2, ...person(aWordOfLetters()) }] } });
  await client.call(createImport, { body: { school_id: school?.id ?? 0, file } });
  await page.viewport(360, 860);
  await openConsole('/imports');
  await page.getByRole('link', { name: file.name }).first().click();
  await expect.element(page.getByRole('heading', { name: 'Verifica los datos' })).toBeVisible();
  await expect.element(page.getByText(/^Este mismo archivo ya se subió el/)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await button('Regresar').click();
  await expect.element(button('Elegir archivo')).toBeVisible();
});

const person = (surname: string, more: Partial<Record<ImportColumn, string>> = {}) => ({
  tipo_usuario: 'ALUMNO',
  nombre: 'Ana',
  apellido_paterno: surname,
  seccion: 'PRIMARIA',
  grado: '3',
  ...more,
});
