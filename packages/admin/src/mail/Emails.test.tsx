import type { UndeliveredEmail } from '@lia/sdk/mail/records';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';

const lost: UndeliveredEmail[] = [
  {
    id: '0a0a0a0a-0000-4000-8000-000000000001',
    kind: 'receipt',
    subject: 'Tu recibo LIA-000012',
    recipient: 'l•••@escuela.example',
    reason: 'EENVELOPE 550',
    created_at: '2026-11-18T18:00:00.000Z',
    failed_at: '2026-11-20T18:00:00.000Z',
  },
  {
    id: '0a0a0a0a-0000-4000-8000-000000000002',
    kind: 'course-place',
    subject: null,
    recipient: '•••@correo.example',
    reason: 'ValidationError',
    created_at: '2026-11-17T18:00:00.000Z',
    failed_at: '2026-11-19T18:00:00.000Z',
  },
];

/**
 * An email is given up after two days, or by a mail server that the tests have not got: what the API answers then is tested
 * there. Here a fake answer has it, until an email is sent again.
 */
function outboxWith(emails: UndeliveredEmail[], answer?: () => Response) {
  const waiting = [...emails];
  const asked: string[] = [];
  return {
    asked,
    fetch: (url: string, init: RequestInit): Promise<Response> => {
      const sent = /\/emails\/([^/]+)\/send$/.exec(url)?.[1];
      if (sent !== undefined) {
        asked.push(sent);
        if (answer) return Promise.resolve(answer());
        waiting.splice(
          waiting.findIndex(({ id }) => id === sent),
          1,
        );
        return Promise.resolve(Response.json({ message: 'El correo sale otra vez en unos segundos' }));
      }
      if (!url.includes('/emails')) return fetch(url, init);
      const range = waiting.length === 0 ? '*' : `0-${waiting.length - 1}`;
      return Promise.resolve(
        Response.json(waiting, { headers: { 'Content-Range': `items ${range}/${waiting.length}` } }),
      );
    },
  };
}

it('shows why an email did not arrive, and sends it again', async () => {
  await signIn();
  const outbox = outboxWith(lost);
  await openConsole('/emails', outbox);
  const row = page.getByRole('row', { name: 'Tu recibo LIA-000012' });
  await expect.element(row).toHaveTextContent('El servidor dice que esa dirección no existe');
  await expect.element(row).toHaveTextContent('l•••@escuela.example');
  const unwritten = page.getByRole('row', { name: 'No se pudo escribir: acceso a un curso' });
  await expect.element(unwritten).toHaveTextContent('El correo no se pudo escribir');
  await page.getByRole('button', { name: 'Enviar otra vez: Tu recibo LIA-000012' }).click();
  await expect.element(page.getByText('El correo sale otra vez en unos segundos')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(unwritten).toBeVisible();
  expect(outbox.asked).toEqual([lost[0]?.id]);
});

it('shows when an email could not be sent again, and leaves it in the list', async () => {
  await signIn();
  const busy = () => Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 });
  await openConsole('/emails', outboxWith(lost, busy));
  await page.getByRole('button', { name: 'Enviar otra vez: Tu recibo LIA-000012' }).click();
  await expect.element(page.getByText('Ocupado')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Tu recibo LIA-000012' })).toBeVisible();
});

it('shows that every email arrived, by the API’s own answer', async () => {
  await signIn();
  await openConsole('/emails');
  await expect.element(page.getByText(/Todos los correos llegaron/)).toBeVisible();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  await openConsole('/emails', { language, ...outboxWith(lost) });
  await expect.element(page.getByText('Tu recibo LIA-000012')).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(width === 320 ? 0 : 1);
  expect(await screenViolations()).toEqual([]);
});
