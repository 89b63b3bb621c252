import { getLegalText } from '@lia/sdk/consents/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { openTeacher, registerTeacher, uploadDocuments } from '@lia/sdk/teachers/endpoints';
import { TEACHER_ROLE_ID } from '@lia/sdk/teachers/rules';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';
import { downloads } from '../testing/downloads.ts';

/** A teacher who registered through the form, with one document. */
async function aTeacher(): Promise<string> {
  const client = clientOf();
  const school = uniqueName('Primaria');
  const id = newIdempotencyKey();
  const username = `maestra-${id.slice(0, 8)}`;
  const file = new File(['%PDF-1.7\n%%EOF\n'], 'título.pdf', { type: 'application/pdf' });
  const { data } = await client.call(uploadDocuments, { params: { id }, files: { 'files[]': [file] } });
  await client.call(openTeacher, {
    body: {
      id,
      role_id: TEACHER_ROLE_ID,
      name: 'Ximena',
      last_name: 'Núñez',
      email: `${username}@example.mx`,
      username,
      password: 'jacaranda',
      c_password: 'jacaranda',
    },
  });
  const [terms, privacy] = await Promise.all(
    (['terms', 'privacy'] as const).map((document) => client.call(getLegalText, { params: { document } })),
  );
  await client.call(registerTeacher, {
    body: {
      id,
      membership: 'Maestro Certificado',
      phone_number: '5512345678',
      country: 'México',
      state: 'Puebla',
      city: 'Cholula',
      school_name: school,
      level_id: 1,
      level_school: 'Preescolar',
      grade: ['2', '3'],
      intereses: 'Lectura',
      document_type: ['Comunidad LIA'],
      documents: data.map((one) => one.id),
      consents: { terms: terms?.version ?? '', privacy: privacy?.version ?? '' },
    },
  });
  return school;
}

const searchFor = (q: string) => `/teachers?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
const fact = (name: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling?.textContent;

it('shows a teacher whole, and gives their documents as downloads', async () => {
  await signIn();
  const school = await aTeacher();
  await openConsole(searchFor(school));
  const row = page.getByRole('row', { name: school });
  await expect.element(row).toHaveTextContent('Maestro Certificado');
  await expect.element(row).toHaveTextContent('1 de 3 documentos');
  await page.getByRole('link', { name: 'Ximena Núñez' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ximena Núñez' })).toBeVisible();
  expect(fact('Escuela')).toBe(school);
  expect(fact('Grados')).toBe('2°, 3°');
  expect(fact('Lugar')).toBe('Cholula, Puebla, México');
  const decline = page.getByRole('button', { name: 'No aceptar', exact: true });
  await decline.click();
  const note = page.getByRole('textbox', { name: 'Motivo para no aceptar' });
  await expect.element(note).toHaveFocus();
  expect(await violations()).toEqual([]);
  await note.fill('Falta el título');
  await decline.click();
  await expect.poll(() => fact('Motivo')).toBe('Falta el título');
  await page.getByRole('button', { name: 'Volver a revisar' }).click();
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await expect.poll(() => fact('Revisión')).toBe('Aceptado');

  const files = downloads();
  await page.getByRole('button', { name: /Descargar título\.pdf/ }).click();
  await expect.poll(() => [...files.keys()]).toEqual(['título.pdf']);
});

it('shows when a document could not be fetched', async () => {
  await signIn();
  const school = await aTeacher();
  await openConsole(searchFor(school), {
    fetch: (url, init) =>
      url.includes('/documents/') ? Promise.resolve(new Response(null, { status: 404 })) : fetch(url, init),
  });
  await page.getByRole('link', { name: 'Ximena Núñez' }).click();
  await page.getByRole('button', { name: /Descargar título\.pdf/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos descargar el documento.');
});

it('deletes a registration after a question', async () => {
  await signIn();
  const school = await aTeacher();
  const router = await openConsole(searchFor(school));
  await page.getByRole('link', { name: 'Ximena Núñez' }).click();
  await page.getByRole('button', { name: 'Borrar registro' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Borrar este registro?' });
  await expect.element(question).toHaveTextContent('Su cuenta sigue activa.');
  await question.getByRole('button', { name: 'Borrar registro' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/teachers');
  await expect.element(page.getByRole('row', { name: school })).not.toBeInTheDocument();
});
