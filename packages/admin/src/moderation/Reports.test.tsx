import { listConversations, listMessages, sendMessage } from '@lia/sdk/conversations/endpoints';
import { listReports, makeReport, moderate } from '@lia/sdk/moderation/endpoints';
import type { ReportReason } from '@lia/sdk/moderation/rules';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { forgetEarlierLists, store } from '../app/store.ts';
import { screenViolations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn } from '../testing/context.tsx';
import { downloads } from '../testing/downloads.ts';
import { fact } from '../testing/orders.ts';

const button = (name: string) => page.getByRole('button', { name });

/** A report by the parent of the demo data of what a teacher wrote, which the school decides; the school is signed in. */
async function aReport(reason: ReportReason): Promise<string> {
  await signIn('padre');
  const [conversation] = (await clientOf().call(listConversations, { query: {} })).data;
  const { data } = await clientOf().call(listMessages, { params: { id: conversation?.id ?? '' }, query: {} });
  const id = data.findLast(({ mine }) => !mine)?.id ?? '';
  const body = { kind: 'message', id, about: 'content', reason, text: '' } as const;
  await clientOf().call(makeReport, { body });
  await signIn('admin_escuela');
  const [report] = await clientOf().call(listReports, { query: { filter: '{"status":"open"}' } });
  return report?.id ?? '';
}

it('takes a report of the demo data from the queue through review, with why of each step in the log', async () => {
  await page.viewport(320, 800);
  await signIn('admin_escuela');
  const [report] = await clientOf().call(listReports, { query: { filter: '{"status":"open"}' } });
  const router = await openConsole('/reports');
  await expect.element(page.getByRole('link', { name: /^Mensaje · / }).first()).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await router.navigate(`/reports/${report?.id}/show`);
  await expect.element(page.getByText('Nadie lo ha revisado todavía.')).toBeVisible();
  await button('Empezar a revisar').click();
  const note = page.getByRole('textbox', { name: 'Por qué' });
  await expect.element(note).toHaveFocus();
  await expect.element(page.getByText('Escribe por qué')).toBeVisible();
  await note.fill('Voy a hablar con ella');
  await button('Empezar a revisar').click();
  await expect.element(page.getByText('Empezó a revisar')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Siguiente paso' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Por qué' }).fill('Nombra a un doctor');
  await button('Ocultar lo que se escribió').click();
  await expect.element(page.getByText('Lo ocultó')).toBeVisible();
  expect(fact('Resultado')).toBe('Se ocultó');
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('textbox', { name: 'Por qué' }).fill('Ya no hace falta');
  await button('Mostrarlo otra vez').click();
  await expect.element(page.getByText('Lo mostró otra vez')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Por qué' })).not.toBeInTheDocument();
});

it('brings the files of what was reported once they are asked for', async () => {
  await signIn('maestro');
  const [conversation] = (await clientOf().call(listConversations, { query: {} })).data;
  const params = { id: conversation?.id ?? '' };
  const files = { 'files[]': [new File(['%PDF-1.7\n%%EOF\n'], 'hoja.pdf')] };
  const { data } = await clientOf().call(sendMessage, { params, body: { urgent: 0 }, files });
  await signIn('admin_escuela');
  const body = { kind: 'message', id: data.id, about: 'content', reason: 'sexual', text: '' } as const;
  await clientOf().call(makeReport, { body });
  await openConsole('/reports');
  await page.getByText('hoja.pdf').click();
  const saved = downloads();
  await page.getByRole('button', { name: 'Descargar hoja.pdf (1 kB)' }).click();
  await expect.poll(() => [...saved.keys()]).toEqual(['hoja.pdf']);
  expect(await screenViolations()).toEqual([]);
});

it('opens with its queue where an earlier version of the console left it with another filter', async () => {
  await aReport('insults');
  store.setItem('lists.version', undefined);
  store.setItem('reports.listParams', { sort: 'created_at', order: 'DESC', page: 1, filter: { unresolved: true } });
  store.setItem('columns.orders', ['number']);
  forgetEarlierLists(store);
  await openConsole('/reports');
  await expect.element(page.getByRole('link', { name: /^Mensaje · / }).first()).toBeVisible();
  expect(store.getItem('columns.orders')).toEqual(['number']);
  store.removeItem('columns.orders');

  // What this version leaves is kept.
  const left = { sort: 'created_at', order: 'ASC', page: 1, filter: { status: 'resolved' } };
  store.setItem('reports.listParams', left);
  forgetEarlierLists(store);
  expect(store.getItem('reports.listParams')).toEqual(left);
});

it('leads from a link whose filter has another name by now to the queue', async () => {
  await aReport('insults');
  const filter = encodeURIComponent('{"unresolved":true}');
  await openConsole(`/reports?filter=${filter}&sort=created_at&order=DESC&page=1&perPage=25`);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Quita los filtros para verla.');
  await button('Quitar filtros').click();
  await expect.element(page.getByRole('link', { name: /^Mensaje · / }).first()).toBeVisible();
});

it('blames no filter where the API refuses something else of a list', async () => {
  await signIn('admin_escuela');
  const filter = encodeURIComponent('{"status":"resolved"}');
  await openConsole(`/reports?filter=${filter}&sort=priority&order=DESC&page=1&perPage=25`);
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos consultar la información');
  await expect.element(button('Volver a intentar')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('Quita los filtros para verla.');
});

it('offers a school no step on a report that it handed to LIA, which LIA decides', async () => {
  const id = await aReport('insults');
  await openConsole(`/reports/${id}/show`);
  const note = page.getByRole('textbox', { name: 'Por qué' });
  for (const name of ['Empezar a revisar', 'Pasarlo a LIA']) {
    await button(name).click();
    await note.fill('No nos toca');
    await button(name).click();
  }
  await expect.element(page.getByText('Lo pasó a LIA')).toBeVisible();
  await expect.element(page.getByText('De este reporte decide LIA. Aquí verás qué resolvió.')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
  await signIn();
  await openConsole(`/reports/${id}/show`);
  await expect.element(button('Empezar a revisar')).toBeVisible();
});

it('counts the reports of each status and lists the resolved ones, beside those that wait', async () => {
  const id = await aReport('spam');
  for (const action of ['review', 'clear'] as const) {
    await clientOf().call(moderate, { params: { id }, body: { action, note: 'No hay falta' } });
  }
  const statuses = (await clientOf().call(listReports, { query: {} })).map(({ status }) => status);
  const resolved = statuses.filter((status) => status === 'resolved').length;
  await openConsole('/reports');
  await button(`Resuelto ${resolved}`).click();
  await expect.element(page.getByRole('link', { name: /^Mensaje · / }).first()).toBeVisible();
  await expect.poll(() => page.getByRole('link', { name: /^Mensaje · / }).elements()).toHaveLength(resolved);
  await expect.element(button(`Sin resolver ${statuses.length - resolved}`)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});
