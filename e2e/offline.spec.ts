import { expect, type Page, test } from '@playwright/test';

import { dayOf } from '../packages/sdk/src/calendar/instants.ts';
import { addresses } from './addresses.ts';
import { demo, openWith, sessionOf, signIn } from './personas/member.ts';

/** Everything that this browser keeps for the site, as text: local and session storage, databases, and caches with their bodies. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // That this browser is known to an account by its uuid outlives sessions on purpose (decision 73).
    const stored = Object.entries(localStorage).filter(([name]) => name !== 'lia_devices');
    const parts: string[] = [JSON.stringify([stored, Object.entries(sessionStorage)])];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name ?? '');
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.addEventListener('success', () => resolve(asked.result));
        });
        parts.push(JSON.stringify(rows));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        parts.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return parts.join('\n');
  });

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

test('a parent sees without a connection what they saw last, and nothing of it is left when they have signed out', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/login') && response.ok()),
    signIn(page, demo('padre')),
  ]);
  const { user }: { user: { uuid: string; data: { email: string } } } = await answer.json();
  const children = page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem');
  const name = (await children.first().getByRole('heading').textContent()) ?? '';
  expect(name).not.toBe('');
  // The worker is installed once the page has come to rest.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/apps/'))?.active?.state), {
      timeout: 30_000,
    })
    .toBe('activated');
  expect((await kept(page)).includes(user.uuid)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Sin conexión: esto es lo último que viste, de hoy a las \d\d:\d\d$/)).toBeVisible();
  await expect(children.first().getByRole('heading')).toHaveText(name);

  await context.setOffline(false);
  // This browser does not notice the change on a page that it loaded without a connection: the page asks now and then.
  await expect(page.getByText(/^Sin conexión/)).toBeHidden({ timeout: 45_000 });
  const others = (await cachedPaths(page)).filter((path) => !path.startsWith('/assets/'));
  expect(others.toSorted()).toEqual(['/index.html', '/manifest.webmanifest']);

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Sesión finalizada')).toBeVisible();
  const left = await kept(page);
  expect([user.uuid, user.data.email, `"${name}"`].filter((own) => left.includes(own))).toEqual([]);

  await page.goto('/admin/login');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a teacher takes attendance without a connection and goes on, and it is saved once there is one', async ({
  page,
  context,
}) => {
  const teacher = await sessionOf(page.request, demo('maestro'));
  const headers = { Authorization: `Bearer ${teacher.token}` };
  const read = async <T>(path: string): Promise<T> =>
    (await page.request.get(`${addresses().product}/api/api/grupos${path}`, { headers })).json();
  const [group] = await read<{ id: string }[]>('');
  const today = dayOf(new Date().toISOString());
  const { data } = await read<{ data: { until: string } }>(`/${group?.id}/asistencia/${today}`);
  await openWith(page, teacher, `/apps/grupo/${group?.id}`);
  await Promise.all([
    // The key of drafts.
    page.waitForResponse((response) => response.url().endsWith('/draft-key') && response.ok()),
    page.getByRole('link', { name: 'Pasar lista' }).click(),
  ]);
  // In the summer, the last day of the school year.
  await page.getByLabel('Día', { exact: true }).fill(data.until);
  const student = page.getByRole('main').getByRole('group').first();
  await expect(student).toBeVisible();

  await context.setOffline(true);
  await student.getByRole('button', { name: 'Justificada' }).click();
  await expect(page.getByRole('alert')).toContainText('Falta guardar 1 registro: no hay conexión.');
  const marks = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes(':attendance:')));
  await expect.poll(marks).toHaveLength(1);
  await page.getByRole('link', { name: 'El grupo' }).click();
  await expect(page.getByText(/^Sin conexión: esto es lo último que viste/)).toBeVisible();
  // The code of its dialog does not arrive.
  await page.getByRole('button', { name: 'Código para unirse' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'No hay conexión' });
  await expect(missing.getByRole('button', { name: 'Recargar' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Guardamos la asistencia')).toBeVisible();
  expect(await marks()).toEqual([]);
});

test('a page of an earlier build is fetched again, once', async ({ page }) => {
  const built: { date: string } = await (await page.request.get('/meta.json')).json();
  await page.goto('/login');
  await expect(page.locator('meta[name="built-at"]')).toHaveAttribute('content', built.date);

  // The server has a newer one, and goes on sending the old page.
  let compared = 0;
  await page.route('**/meta.json', async (route) => {
    await route.fulfill({ json: { date: '2100-01-01T00:00:00.000Z' } });
    compared += 1;
  });
  let fetched = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fetched += 1;
  });
  await page.reload();
  await expect.poll(() => compared).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched).toBe(2);
});
