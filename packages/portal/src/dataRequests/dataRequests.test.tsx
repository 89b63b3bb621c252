import { formatDay } from '@lia/sdk/calendar/days';
import {
  downloadMyArchive,
  listMyDataRequests,
  requestData,
  withdrawDataRequest,
} from '@lia/sdk/dataRequests/endpoints';
import { es } from '@lia/sdk/messages/es';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { announcement, createTestContext } from '../testing/context.tsx';
import { sampleDataRequest } from '../testing/dataRequest.ts';
import { answerDraftKey, expectDraft } from '../testing/drafts.ts';
import { signedIn } from '../testing/people.ts';

const child = {
  uuid: '6a51ca1e-0000-4000-8000-000000000001',
  name: 'Sofía',
  last_name: 'M',
  username: 'sofi',
  level: 2,
  grade: 3,
  avatar_path: null,
} as const;

const field = page.getByLabelText('Cuéntanos qué necesitas');
const submit = page.getByRole('button', { name: 'Enviar solicitud' });
const cards = page.getByRole('region', { name: 'Tus solicitudes' }).getByRole('listitem');

test('a parent asks for the data of a child, once for a lost answer, and sees by when it is answered', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.answer(listMyDataRequests, { data: [] });
  context.api.answer(listChildren, { data: [child] });
  await context.open('/apps/misdatos');
  await expect.element(page.getByText(/^Aún no nos has pedido nada/)).toBeVisible();
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await submit.click({ force: true });
  await expect.element(page.getByRole('radio', { name: 'Saber qué datos guardan' })).toHaveFocus();
  await expect
    .element(page.getByRole('group', { name: '¿Qué quieres pedir?' }))
    .toHaveAccessibleDescription('Este dato es necesario');
  await page.getByText('Corregir datos').click();
  await page.getByText('Sofía').click();
  await field.fill('Corto');
  await submit.click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('El mínimo de caracteres es 10');
  expect(await context.violations()).toEqual([]);
  expect(context.api.arrived(requestData)).toEqual([]);

  await field.fill('Su apellido lleva acento');
  context.api.refuse(requestData, 503, 'SERVICE_UNAVAILABLE');
  await submit.click();
  await expect.element(page.getByRole('alert').filter({ hasText: es.SERVICE_UNAVAILABLE })).toBeVisible();
  await expect.element(submit).toHaveFocus();
  const kept = sampleDataRequest({ kind: 'rectification', child: 'Sofía M', details: 'Su apellido lleva acento' });
  context.api.answer(requestData, { message: 'Recibimos tu solicitud', data: kept });
  context.api.answer(listMyDataRequests, { data: [kept] });
  await submit.click();
  await expect.element(cards).toHaveTextContent(/Corregir datos.*En curso.*Sobre los datos de Sofía M/);
  await expect.element(cards).toHaveTextContent(`Te respondemos a más tardar: ${formatDay('2026-12-18')}`);
  await expect.element(announcement).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(submit).toHaveFocus();
  const body = { kind: 'rectification', child: child.uuid, details: 'Su apellido lleva acento' };
  const sent = context.api.arrived(requestData);
  expect(sent.map((it) => it.body)).toEqual([body, body]);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('who answers for a student no more reads why there is no answer', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  const former = sampleDataRequest({ answers_for_child: false, details: 'Quiero ver sus datos' });
  context.api.answer(listMyDataRequests, { data: [former] });
  context.api.answer(listChildren, { data: [] });
  await context.open('/apps/misdatos');
  await expect.element(cards).toHaveTextContent(/Ya no respondes por este estudiante.*Quiero ver sus datos/);
  await expect.element(cards).not.toHaveTextContent('Te respondemos a más tardar');
  expect(await context.violations()).toEqual([]);
});

test('who asked before reads the answer, and why another takes longer', async () => {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  context.api.refuse(listMyDataRequests, 503, 'SERVICE_UNAVAILABLE');
  await context.open('/apps/misdatos');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus solicitudes' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: '¿De quién son los datos?' })).not.toBeInTheDocument();
  const answered = sampleDataRequest({
    status: 'answered',
    note: 'Tu nombre y tu correo',
    extension: 'Buscamos en archivos',
    archive: { status: 'ready', expires_at: '2026-12-20T18:00:00.000Z', downloaded_at: null },
  });
  context.api.answer(listMyDataRequests, {
    data: [
      sampleDataRequest({
        id: 'two',
        extension: 'Hay que buscar en archivos',
        archive: { status: 'failed', expires_at: null, downloaded_at: null },
      }),
      answered,
    ],
  });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(cards.nth(0)).toHaveTextContent(/Por qué necesitamos más tiempo.*Hay que buscar en archivos/);
  await expect.element(cards.nth(0)).toHaveTextContent('No pudimos preparar el archivo con los datos.');
  await expect.element(cards.nth(1)).toHaveTextContent(/Respondida.*Nuestra respuesta.*Tu nombre y tu correo/);
  context.api.refuse(downloadMyArchive, 404, 'NOT_FOUND');
  await page.getByRole('button', { name: 'Descargar los datos' }).click();
  await expect.element(announcement).toBeVisible();
  expect(context.api.arrived(downloadMyArchive)).toMatchObject([{ path: '/me/data-requests/one/archive' }]);
  expect(await context.violations()).toEqual([]);
  expect(cards.nth(1).element().textContent).not.toContain('Buscamos');
});

test('who thinks again withdraws an open request after a question, and no closed one', async () => {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  const open = sampleDataRequest({ kind: 'cancellation' });
  const closed = sampleDataRequest({ id: 'two', status: 'refused', note: 'Hay pagos abiertos' });
  context.api.answer(listMyDataRequests, { data: [open, closed] });
  await context.open('/apps/misdatos');
  const withdraw = page.getByRole('button', { name: 'Retirar la solicitud' });
  await withdraw.click();
  const question = page.getByRole('alertdialog', { name: '¿Retirar esta solicitud?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(context.api.arrived(withdrawDataRequest)).toEqual([]);

  await withdraw.click();
  const withdrawn = { ...open, status: 'withdrawn', note: 'La retiró en el portal quien la hizo' } as const;
  context.api.answer(withdrawDataRequest, { message: 'Retiramos tu solicitud', data: withdrawn });
  context.api.answer(listMyDataRequests, { data: [withdrawn, closed] });
  await question.getByRole('button', { name: 'Retirar la solicitud' }).click();
  await expect.element(cards.nth(0)).toHaveTextContent(/Eliminar datos.*Retirada.*Por qué se cerró/);
  await expect.element(announcement).toHaveTextContent('Retiramos tu solicitud');
  await expect.element(withdraw).not.toBeInTheDocument();
  await expect.element(cards.nth(0).getByRole('heading', { name: 'Eliminar datos' })).toHaveFocus();
  expect(context.api.arrived(withdrawDataRequest)).toMatchObject([{ path: '/me/data-requests/one/withdraw' }]);
  expect(await context.violations()).toEqual([]);
});

test('what was typed of a request is there on the next visit until it is sent', async () => {
  const kept = sampleDataRequest({ kind: 'rectification', details: 'Mi apellido lleva acento' });
  await expectDraft({
    open: async () => {
      const context = createTestContext();
      context.remember(signedIn('maestro'));
      answerDraftKey(context);
      context.api.answer(listMyDataRequests, { data: [] });
      await context.open('/apps/misdatos');
      return context;
    },
    field,
    typed: 'Mi apellido lleva acento',
    complete: () => page.getByText('Corregir datos').click(),
    send: submit,
    call: requestData,
    answer: { message: 'Recibimos tu solicitud', data: kept },
  });
});
