import { formatInstant } from '@lia/sdk/calendar/instants';
import { FACETS_HEADER } from '@lia/sdk/http/list';
import { listJobs } from '@lia/sdk/jobs/endpoints';
import type { JobRecord } from '@lia/sdk/jobs/records';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations } from '../testing/axe.ts';
import { clientOf, fact, openConsole, signIn } from '../testing/context.tsx';
import { narrowed } from '../testing/orders.ts';
import { jobs } from './es.ts';

const job = (digit: number, more: Partial<JobRecord>): JobRecord => ({
  id: `0a0a0a0a-0000-4000-8000-00000000000${digit}`,
  kind: 'send email',
  key: `1b1b1b1b-0000-4000-8000-00000000000${digit}`,
  status: 'waiting',
  progress: null,
  attempts: 0,
  failure: null,
  created_at: '2026-11-18T18:00:00.000Z',
  due_at: '2026-11-18T18:00:00.000Z',
  started_at: null,
  finished_at: null,
  cancelling: false,
  can_retry: false,
  can_cancel: false,
  ...more,
});

const failed = job(1, {
  status: 'failed',
  attempts: 13,
  failure: 'EENVELOPE 550',
  started_at: '2026-11-18T18:00:01.000Z',
  finished_at: '2026-11-20T18:00:00.000Z',
  can_retry: true,
});
const running = job(2, {
  kind: 'import teachers',
  status: 'running',
  progress: { done: 30, total: 100 },
  attempts: 1,
  can_cancel: true,
});
const waiting = job(3, {
  kind: 'delete expired rows',
  key: '2026-11-18T18:00:00.000Z',
  can_retry: true,
  can_cancel: true,
});
const refund = job(4, { kind: 'refund payment', attempts: 2, failure: 'REFUND_PENDING', can_retry: true });

const after = {
  retry: { status: 'waiting', attempts: 0, finished_at: null, can_retry: true, can_cancel: true },
  cancel: { status: 'cancelled', finished_at: '2026-11-20T19:00:00.000Z', can_retry: true, can_cancel: false },
  ask: { cancelling: true, can_cancel: false },
} as const satisfies Record<string, Partial<JobRecord>>;

/**
 * The server of the tests runs its jobs at once, and none of them fails. So these are kept here, and change as the API
 * changes them; what it answers is tested there.
 */
function queueOf(kept: JobRecord[]) {
  const rows = new Map(kept.map((row) => [row.id, row]));
  const asked: string[] = [];
  const fetchJobs = (url: string, init: RequestInit): Promise<Response> => {
    const [, id = '', action] = /\/jobs(?:\/([^/?]+))?(?:\/(\w+))?(?:\?|$)/.exec(url) ?? [];
    if (!url.includes('/api/api/jobs')) return fetch(url, init);
    const row = rows.get(id);
    if (!row) return Promise.resolve(Response.json([...rows.values()], { headers: headersOf([...rows.values()]) }));
    if (action === 'retry' || action === 'cancel') {
      asked.push(`${action} ${id}`);
      const change = action === 'cancel' && row.status === 'running' ? 'ask' : action;
      rows.set(id, { ...row, ...after[change] });
    }
    return Promise.resolve(Response.json(rows.get(id)));
  };
  return { asked, fetch: fetchJobs, change: (row: JobRecord) => rows.set(row.id, row) };
}

function headersOf(rows: JobRecord[]): Record<string, string> {
  const status: Record<string, number> = {};
  for (const row of rows) status[row.status] = (status[row.status] ?? 0) + 1;
  return {
    'Content-Range': rows.length === 0 ? 'items */0' : `items 0-${rows.length - 1}/${rows.length}`,
    [FACETS_HEADER]: JSON.stringify({ status }),
  };
}

const pageOf = ({ id }: Pick<JobRecord, 'id'>) => `/jobs/${id}/show`;
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A job that ran on the real server. */
async function aJobThatRan(): Promise<JobRecord> {
  const filter = JSON.stringify({ kind: 'end memberships', status: 'succeeded' });
  const list = () => clientOf().call(listJobs, { query: { filter, range: '[0,0]' } });
  await expect.poll(async () => (await list()).length).toBe(1);
  const [found] = await list();
  if (!found) throw new Error('No job ran');
  return found;
}

it('lists the jobs of the server, narrowed by status and kind, and opens one', async () => {
  await signIn();
  const ran = await aJobThatRan();
  await openConsole(narrowed('jobs', { q: ran.key, kind: 'end memberships' }));
  const period = `Periodo del ${formatInstant(ran.key, 'es')}`;
  const row = page.getByRole('row', { name: period });
  await expect.element(row).toHaveTextContent('Terminar membresías vencidas');
  await expect.element(row).toHaveTextContent('Terminada');
  await expect.element(page.getByRole('combobox', { name: 'Tipo' })).toHaveTextContent('Terminar membresías vencidas');
  await expect.element(page.getByRole('button', { name: 'Fallida 0' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminada 1' }).click();
  await row.getByRole('link').click();

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terminar membresías vencidas');
  expect(fact('Identificador')).toBe(period);
  expect(fact('Intentos')).toBe('1');
  expect(fact('Motivo de la última falla')).toBeUndefined();
  expect(button('Reintentar').elements()).toEqual([]);
  expect(button('Cancelar').elements()).toEqual([]);
});

it('shows status, progress and the reason of a failure with its code', async () => {
  await signIn();
  await openConsole('/jobs', queueOf([failed, running, refund]));
  const undelivered = page.getByRole('row', { name: failed.key });
  await expect.element(undelivered).toHaveTextContent('Enviar un correo');
  await expect.element(undelivered).toHaveTextContent('FallidaTerminó: vie 20 nov 2026, 12:0013');
  await expect.element(undelivered).toHaveTextContent('El servidor dice que esa dirección no existeEENVELOPE 550');
  const unknown = page.getByRole('row', { name: running.key });
  await expect.element(unknown).toHaveTextContent('import teachers');
  await expect.element(unknown).toHaveTextContent('En curso30 de 1001');
  await expect
    .element(page.getByRole('row', { name: refund.key }))
    .toHaveTextContent('El proveedor de pago todavía no termina la devoluciónREFUND_PENDING');
  await expect.element(page.getByRole('button', { name: 'Fallida 1' })).toBeVisible();
});

it('retries a job that failed, and shows what became of it', async () => {
  await signIn();
  const queue = queueOf([failed]);
  await openConsole(pageOf(failed), queue);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Enviar un correo');
  expect(fact('Motivo de la última falla')).toBe('El servidor dice que esa dirección no existe (EENVELOPE 550)');
  expect(button('Cancelar').elements()).toEqual([]);
  await button('Reintentar').click();
  await expect.element(page.getByText('La tarea se intenta otra vez, desde el primer intento.')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveTextContent('Enviar un correoEn espera');
  expect(fact('Intentos')).toBe('0');
  expect(queue.asked).toEqual([`retry ${failed.id}`]);
});

it('cancels a job that waits, after a question', async () => {
  await signIn();
  const queue = queueOf([waiting]);
  await openConsole(pageOf(waiting), queue);
  await button('Cancelar').click();
  const question = page.getByRole('alertdialog', { name: '¿Cancelar esta tarea?' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'No cancelar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(queue.asked).toEqual([]);
  await button('Cancelar').click();
  await question.getByRole('button', { name: 'Cancelar la tarea' }).click();
  await expect.element(page.getByText('La tarea se canceló.')).toBeVisible();
  await expect.element(button('Cancelar')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveTextContent('Borrar datos vencidosCancelada');
  expect(queue.asked).toEqual([`cancel ${waiting.id}`]);
});

it('asks a job that runs to end', async () => {
  await signIn();
  await openConsole(pageOf(running), queueOf([running]));
  await button('Cancelar').click();
  await button('Cancelar la tarea').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Se pidió cancelar la tarea');
  await expect.element(button('Cancelar')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveTextContent('import teachersEn curso');
  expect(fact('Cancelación')).toBe('Se pidió cancelarla: termina en cuanto pueda.');
});

it("shows the server's message where a job has ended meanwhile", async () => {
  await signIn();
  const ran = await aJobThatRan();
  await openConsole(pageOf(ran), {
    fetch: (url, init) =>
      url.endsWith(`/jobs/${ran.id}`)
        ? Promise.resolve(Response.json({ ...ran, status: 'failed', can_retry: true }))
        : fetch(url, init),
  });
  await button('Reintentar').click();
  await expect.element(page.getByText('Esta tarea ya no se puede cambiar así; vuelve a cargarla')).toBeVisible();
});

it('has a name for every kind of job that the server carries out', async () => {
  await signIn();
  const all = await clientOf().call(listJobs, { query: { range: '[0,999]' } });
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  expect(kinds).toContain('delete expired rows');
  expect(kinds.filter((kind) => !Object.hasOwn(jobs.kinds, kind))).toEqual([]);
});

it('explains the list while it is empty', async () => {
  await signIn();
  await openConsole('/jobs', queueOf([]));
  await expect.element(page.getByText(/Aquí aparecerá lo que LIA hace por su cuenta/)).toBeVisible();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  await openConsole('/jobs', { language, ...queueOf([failed, running, waiting]) });
  await expect.element(page.getByText(failed.key)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('link', { name: language === 'es' ? 'Borrar datos vencidos' : 'Delete expired data' }).click();
  await button(language === 'es' ? 'Cancelar' : 'Cancel').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});

it('keeps the place at the heading where another person was first, and the button goes', async () => {
  await signIn();
  const queue = queueOf([failed]);
  await openConsole(`/jobs/${failed.id}/show`, {
    fetch: async (url, init) => {
      const answer = await queue.fetch(url, init);
      if (!url.endsWith('/retry')) return answer;
      queue.change({ ...failed, status: 'running', can_retry: false });
      return Response.json({ code: 'JOB_NOT_CHANGED', message: 'Ya cambió' }, { status: 409 });
    },
  });
  const retry = page.getByRole('button', { name: jobs.retry });
  await retry.click();
  await expect.element(retry).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.tagName).toMatch(/^H\d$/);
});
