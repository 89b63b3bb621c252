import { createClient } from '@lia/sdk/http/client';
import { uploadDocuments } from '@lia/sdk/teachers/endpoints';
import { chooseFiles } from '@lia/sdk/testing/chooseFiles';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';

import { PATIENT } from '../testing/context.tsx';
import {
  accept,
  begin,
  button,
  choose,
  documentInput,
  done,
  heading,
  OPEN,
  pdf,
  parsed,
  press,
  reachDocuments,
  refused,
  REGISTER,
  SENT,
  ticketIn,
  uploadsOf,
} from './teacher.tsx';

test('refuses another kind of file, and clears the choice', async () => {
  await begin();
  await reachDocuments();
  await choose(1, new File(['MZ'], 'virus.exe'));
  await expect.element(documentInput(1)).toHaveAccessibleDescription(/Tipo de archivo no permitido/);
  await expect.element(page.getByText('virus.exe')).not.toBeInTheDocument();
  chooseFiles(documentInput(1).element(), [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'pesado.pdf')]);
  await expect.element(documentInput(1)).toHaveAccessibleDescription(/pesa mas de 10 MB/);
  chooseFiles(documentInput(1).element(), [new File([new Uint8Array(3 * 1024 * 1024 + 1)], 'pesada.png')]);
  await expect.element(documentInput(1)).toHaveAccessibleDescription(/pesa mas de 3 MB/);
  await choose(1, new File(['x'], 'Foto.JPEG'));
  await expect.element(page.getByText('Foto.JPEG', { exact: true })).toBeVisible();
});

test('has five slots at most, one at a time', async () => {
  await begin();
  await reachDocuments();
  for (let number = 2; number <= 5; number += 1) {
    await press('Agregar otro documento');
    await expect.element(documentInput(number)).toBeVisible();
  }
  await expect.element(button('Agregar otro documento')).not.toBeInTheDocument();
  await press('Borrar: Documento 5');
  await expect.element(documentInput(5)).not.toBeInTheDocument();
  await press('Agregar otro documento');
  await expect.element(documentInput(5)).toHaveFocus();
});

test('shows that an upload was cut, and sends the same file under the same key again', async () => {
  const context = await begin();
  await reachDocuments();
  const uploads = uploadsOf(context);
  await context.script({ [uploads]: ['cut'] });
  await choose(1, pdf('título.pdf'));
  await press('Subir título.pdf');
  await expect
    .element(page.getByText('Se cortó la subida. Tu archivo sigue aquí: vuelve a subirlo.').first(), PATIENT)
    .toBeVisible();
  await context.script({ [uploads]: [done('d-1')] });
  await press('Volver a subir título.pdf');
  await expect.element(page.getByText('Subido', { exact: true })).toBeVisible();
  const keys = (await context.arrived(uploads)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('sends no file of a call that was aborted', async () => {
  const baseUrl = `${inject('apiOrigin')}/${crypto.randomUUID()}`;
  const call = createClient({ baseUrl }).call(uploadDocuments, {
    params: { id: 'ticket' },
    files: { 'files[]': [pdf('título.pdf')] },
    signal: AbortSignal.abort(),
    onProgress: () => {},
  });
  await expect(call).rejects.toMatchObject({ code: 'ABORTED' });
  expect(await (await fetch(`${baseUrl}/requests`)).json()).toEqual([]);
});

test('takes an uploaded document back, and keeps it where that fails', async () => {
  const context = await begin();
  await reachDocuments();
  const removal = `DELETE /fileUpload/${ticketIn(context)}/d-1`;
  await context.script({
    [uploadsOf(context)]: [done('d-1')],
    [removal]: [
      { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } },
      { status: 200, body: { message: '' } },
    ],
  });
  await choose(1, pdf('título.pdf'));
  await press('Subir título.pdf');
  await expect.element(page.getByText('Subido', { exact: true })).toBeVisible();
  await press('Borrar: título.pdf');
  await expect.element(page.getByText('No pudimos borrarlo. Vuelve a intentarlo.').first()).toBeVisible();
  await press('Borrar: título.pdf');
  await expect.element(page.getByText('título.pdf', { exact: true })).not.toBeInTheDocument();
  expect(await context.arrived(removal)).toHaveLength(2);
});

test('does not register while a document could not be uploaded', async () => {
  const context = await begin();
  await reachDocuments();
  await context.script({ [uploadsOf(context)]: [refused({ 'files[]': 'Tipo de archivo no permitido' }), done('d-2')] });
  await choose(1, pdf('falso.pdf'));
  await accept();
  await press('Continuar');
  await expect.element(documentInput(1)).toHaveAccessibleDescription(/Tipo de archivo no permitido/);
  expect(await context.arrived(OPEN)).toEqual([]);
  await choose(1, pdf('bueno.pdf'));
  await press('Continuar');
  await expect.element(heading(SENT)).toBeVisible();
});

test('asks for a document again that the server lost', async () => {
  const context = await begin();
  await reachDocuments();
  const words = 'Uno de tus documentos ya no está. Vuelve a subirlo';
  await context.script({
    [uploadsOf(context)]: [done('d-1'), done('d-2')],
    [REGISTER]: [refused({ documents: words }), { status: 200, body: { message: SENT } }],
  });
  await choose(1, pdf('título.pdf'));
  await accept();
  await press('Continuar');
  await expect.element(documentInput(1)).toHaveAccessibleDescription(expect.stringContaining(words));
  await press('Continuar');
  await expect.element(heading(SENT)).toBeVisible();
  const calls = await context.arrived(REGISTER);
  expect(calls.map(({ body }) => parsed(body)['documents'])).toEqual([['d-1'], ['d-2']]);
});

test('keeps a draft with what was uploaded, and neither passwords nor files nor acceptances', async () => {
  const context = await begin();
  await reachDocuments();
  await context.script({ [uploadsOf(context)]: [done('d-1')] });
  await choose(1, pdf('título.pdf', 'muy personal'));
  await press('Subir título.pdf');
  await accept();
  await expect.element(page.getByText('Subido', { exact: true })).toBeVisible();
  await expect.poll(() => context.draft()).toContain('d-1');
  for (const secret of ['jacaranda', 'muy personal', '2026-11-01']) expect(context.draft()).not.toContain(secret);
});
