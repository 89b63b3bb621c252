import { getDraftKey, logout } from '@lia/sdk/accounts/endpoints';
import { deliverHomework, getHomework } from '@lia/sdk/deliveries/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { storedUploads } from '../../storage/storedDrafts.ts';
import { sweepStoredFiles } from '../../storage/storedFiles.ts';
import { createTestContext, type TestContext } from '../../testing/context.tsx';
import { chooseFiles } from '@lia/sdk/testing/chooseFiles';
import { createFakeTus } from '@lia/sdk/testing/fakeTus';
import { transfer } from '@lia/sdk/uploads/transfer';
import { delivered, toDo } from '../../testing/homework.ts';
import { signedIn } from '../../testing/people.ts';
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts';

const MEGABYTE = 1024 * 1024;
const OWNER = signedIn('alumno').user.uuid;
/** Words that are looked for in what a browser keeps. */
const WORDS = 'Los volcanes de mi comunidad. ';
const work = () => new File([WORDS.repeat(Math.ceil((3.5 * MEGABYTE) / WORDS.length))], 'volcanes.pdf');

beforeEach(async () => {
  // What an earlier test kept: nothing names it any more.
  await sweepStoredFiles();
});

function begin(role = 'alumno'): TestContext {
  const context = createTestContext();
  context.remember(signedIn(role, 'Sofía'));
  const { api } = context;
  api.answer(getDraftKey, { key: (role === 'alumno' ? 'A' : 'B').repeat(43) });
  api.answer(getHomework, { data: toDo });
  api.answer(listHomework, []);
  api.answer(logout, { message: '' });
  return context;
}

/** The queue of another page of the same browser, which is closed with the test at the latest. */
function otherPage(): UploadQueue {
  const queue = createUploadQueue(createClient({ baseUrl: '/api/api' }), OWNER);
  queue.open();
  onTestFinished(queue.close);
  return queue;
}

const statusOf = (queue: UploadQueue) => queue.list().map(({ status, isKept }) => [status, isKept]);

/** All that this browser keeps, as text. */
async function kept(): Promise<string> {
  const parts = [JSON.stringify(Object.entries(localStorage))];
  const database = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open('lia-files');
    asked.addEventListener('success', () => resolve(asked.result));
  });
  const rows = await new Promise<Uint8Array<ArrayBuffer>[]>((resolve) => {
    const asked: IDBRequest<Uint8Array<ArrayBuffer>[]> = database.transaction('parts').objectStore('parts').getAll();
    asked.addEventListener('success', () => resolve(asked.result));
  });
  database.close();
  for (const row of rows) parts.push(new TextDecoder().decode(row));
  return parts.join('\n');
}

/** Leaves an upload after two of its pieces, as a page does that is closed. */
async function leaveHalfway(tus: ReturnType<typeof createFakeTus>): Promise<void> {
  const page1 = otherPage();
  tus.holdAt(2 * MEGABYTE);
  page1.add(toDo.id, [work()]);
  await expect.poll(() => tus.sent).toHaveLength(2);
  await expect.poll(() => statusOf(page1)).toEqual([['sending', true]]);
  page1.close();
}

describe('an upload whose page was closed', () => {
  test('goes on from any page where the server is, and is delivered without choosing the file again', async () => {
    const { api, open } = begin();
    const tus = createFakeTus();
    await leaveHalfway(tus);
    tus.holdAt(null);
    await open('/apps/sections/mistareas');
    await expect.element(page.getByText('volcanes.pdf ya subió. Falta entregar tu tarea.')).toBeVisible();
    const { size } = work();
    expect(tus.sent.reduce((sum, one) => sum + one, 0)).toBe(size);
    const [[id, stored] = ['', null]] = [...tus.stored];
    expect(await stored?.bytes.text()).toBe(await work().text());

    await page.getByRole('button', { name: 'Abrir la tarea' }).click();
    await expect.element(page.getByText('volcanes.pdf: listo')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Este es mi trabajo' }).click();
    api.answer(deliverHomework, { message: 'Tu tarea quedó entregada', data: { ...toDo, status: 'delivered' } });
    await page.getByRole('button', { name: 'Entregar', exact: true }).click();
    await expect.poll(() => api.arrived(deliverHomework)).toMatchObject([{ body: { uploads: [id] } }]);
    await expect.poll(() => storedUploads(OWNER)).toEqual([]);
    expect(await kept()).not.toMatch(/lia-upload/);
  });

  test('is sealed, for its member alone, and signing out asks what becomes of it', async () => {
    const context = begin();
    const tus = createFakeTus();
    await leaveHalfway(tus);
    expect(storedUploads(OWNER)).toHaveLength(1);
    expect(await kept()).not.toMatch(/volcanes/);

    // Another member of the device sends nothing of it.
    const other = begin('maestro');
    await other.open('/apps/perfil');
    await expect.element(page.getByRole('heading').first()).toBeVisible();
    expect(tus.sent).toHaveLength(2);

    begin();
    await context.open('/logout');
    await page.getByRole('button', { name: /Borrar|Descartar/ }).click();
    await expect.poll(context.at).toBe('/login');
    await expect.poll(kept).not.toMatch(/lia-upload/);
    const rows = await kept();
    expect(rows).not.toMatch(/volcanes/);
    expect(rows.length).toBeLessThan(10_000);
  });

  test('is over after three days', async () => {
    begin();
    await leaveHalfway(createFakeTus());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 + 1000 });
    await sweepStoredFiles();
    expect(await kept()).not.toMatch(/lia-upload/);
    expect((await kept()).length).toBeLessThan(10_000);
  });
});

describe('an upload', () => {
  test('that is added while the homework is delivered stays, with the link that is typed', async () => {
    const { api, open } = begin();
    createFakeTus();
    await open(`/apps/sections/mitarea/${toDo.id}`);
    await expect.element(page.getByRole('button', { name: 'Agregar archivos' })).toBeVisible();
    const input = () => document.querySelector('input[type=file]') ?? document.body;
    await userEvent.upload(input(), new File(['x'], 'volcanes.pdf'));
    await expect.element(page.getByText('volcanes.pdf: listo')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Este es mi trabajo' }).click();
    const answerLate = api.hold(deliverHomework, { message: 'Tu tarea quedó entregada', data: delivered });
    await page.getByRole('button', { name: 'Entregar', exact: true }).click();
    await expect.poll(() => api.arrived(deliverHomework)).toHaveLength(1);
    await userEvent.upload(input(), new File(['x'], 'mapa.pdf'));
    await expect.element(page.getByText('mapa.pdf: listo')).toBeVisible();
    const link = page.getByRole('textbox', { name: /Enlace/ });
    await link.fill('https://mi.example.mx/mapa');
    answerLate();
    await expect.element(page.getByText('Número: 0A1B2C3D')).toBeVisible();
    await expect.element(page.getByText('mapa.pdf: listo')).toBeVisible();
    await expect.element(page.getByText('volcanes.pdf: listo')).not.toBeInTheDocument();
    await expect.element(link).toHaveValue('https://mi.example.mx/mapa');
  });

  test('has one sender, and goes on in another tab once that is closed', async () => {
    begin();
    const tus = createFakeTus();
    const first = otherPage();
    tus.holdAt(MEGABYTE);
    first.add(toDo.id, [work()]);
    await expect.poll(() => statusOf(first)).toEqual([['sending', true]]);
    await expect.poll(() => tus.sent).toHaveLength(1);
    const second = otherPage();
    await expect.poll(() => statusOf(second)).toEqual([['elsewhere', true]]);
    tus.holdAt(null);
    first.close();
    await expect.poll(() => statusOf(second)).toEqual([['done', true]]);
    expect(tus.stored.size).toBe(1);
    expect(tus.sent.reduce((sum, one) => sum + one, 0)).toBe(work().size);
  });

  test('has its retries counted from zero again with each piece that arrives', async () => {
    begin();
    const tus = createFakeTus();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const queue = otherPage();
    // More cuts than there are retries: half of a piece arrives before each.
    const cuts = transfer.retryDelays.length + 3;
    tus.cut(cuts);
    const seen = new Set<string | undefined>();
    onTestFinished(queue.subscribe(() => seen.add(queue.list()[0]?.status)));
    queue.add(toDo.id, [work()]);
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1000);
        return queue.list()[0]?.status;
      })
      .toBe('done');
    expect(tus.sent.length).toBeGreaterThan(cuts);
    // Of retries that were used up it would wait for a connection.
    expect(seen).toEqual(new Set(['sending', 'done']));
    const [stored] = tus.stored.values();
    expect(await stored?.bytes.text()).toBe(await work().text());
  });

  test('goes on by itself after cuts and once there is a connection', async () => {
    begin();
    const tus = createFakeTus();
    const queue = otherPage();
    tus.cut(1);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    queue.add(toDo.id, [work()]);
    await expect.poll(() => queue.list()[0]?.status).toBe('waiting');
    online.mockReturnValue(true);
    tus.cut(1);
    dispatchEvent(new Event('online'));
    await expect.poll(() => queue.list()[0]?.status).toBe('done');
    const [stored] = tus.stored.values();
    expect(await stored?.bytes.text()).toBe(await work().text());
    online.mockRestore();
  });

  test('whose resuming fails starts over, where the server no longer has it', async () => {
    begin();
    const tus = createFakeTus();
    await leaveHalfway(tus);
    tus.stored.clear();
    tus.holdAt(null);
    const queue = otherPage();
    await expect.poll(() => statusOf(queue)).toEqual([['done', true]]);
    const [stored] = tus.stored.values();
    expect(await stored?.bytes.text()).toBe(await work().text());
  });

  test('that was paused stays so, also on the next page', async () => {
    begin();
    const tus = createFakeTus();
    const first = otherPage();
    tus.holdAt(MEGABYTE);
    first.add(toDo.id, [work()]);
    await expect.poll(() => statusOf(first)).toEqual([['sending', true]]);
    await expect.poll(() => tus.sent).toHaveLength(1);
    const [{ id } = { id: '' }] = first.list();
    first.pause(id);
    await expect.poll(() => statusOf(first)).toEqual([['paused', true]]);
    tus.holdAt(null);
    first.close();
    const second = otherPage();
    await expect.poll(() => statusOf(second)).toEqual([['paused', true]]);
    expect(tus.sent).toHaveLength(1);
    second.goOn(id);
    await expect.poll(() => statusOf(second)).toEqual([['done', true]]);
  });

  test('whose request took too long for the server goes on, in the language of the page', async () => {
    begin();
    const tus = createFakeTus();
    const queue = otherPage();
    document.documentElement.lang = 'en';
    onTestFinished(() => void (document.documentElement.lang = 'es'));
    // Node answers so, in no words.
    tus.refuse(408, '', 1);
    queue.add(toDo.id, [work()]);
    await expect.poll(() => queue.list()[0]?.status, { timeout: 5000 }).toBe('done');
    expect(tus.languages).toEqual(new Set(['en']));
  });

  test('that is refused in no words of ours shows none of theirs', async () => {
    begin();
    const tus = createFakeTus();
    const queue = otherPage();
    tus.refuse(413, '');
    queue.add(toDo.id, [work()]);
    await expect.poll(() => queue.list()[0]?.failure).toEqual({ type: 'rule', message: { key: 'UNKNOWN_ERROR' } });
  });

  test('that the server refuses states why, and is given up on both sides', async () => {
    begin();
    const tus = createFakeTus();
    const queue = otherPage();
    tus.refuse(409, 'Ya no se puede entregar');
    queue.add(toDo.id, [work()]);
    await expect.poll(() => queue.list()[0]?.failure).toEqual({ type: 'answer', words: 'Ya no se puede entregar' });
    queue.remove(queue.list()[0]?.id ?? '');
    await expect.poll(() => [queue.list().length, tus.stored.size, storedUploads(OWNER).length]).toEqual([0, 0, 0]);
  });

  test.for([
    ['has no room', () => vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: MEGABYTE, usage: 0 })],
    [
      'is full meanwhile',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('', 'QuotaExceededError');
        }),
    ],
  ] as const)('is sent from the page alone where the device %s, and shows a notice', async ([, refuse]) => {
    const { open } = begin();
    const tus = createFakeTus();
    refuse();
    tus.holdAt(MEGABYTE);
    await open(`/apps/sections/mitarea/${toDo.id}`);
    await expect.element(page.getByRole('button', { name: 'Agregar archivos' })).toBeVisible();
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('The form takes no files');
    chooseFiles(input, [work()]);
    await expect.element(page.getByText(/En este dispositivo no hay lugar para guardarlo/)).toBeVisible();
    await page.getByRole('button', { name: 'Quitar volcanes.pdf' }).click();
    await expect.poll(() => storedUploads(OWNER)).toEqual([]);
  });
});
