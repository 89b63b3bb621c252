import { listMyAnnouncements } from '@lia/sdk/announcements/endpoints';
import { getDraftKey, logout, resumeSession } from '@lia/sdk/accounts/endpoints';
import { getChild } from '@lia/sdk/children/endpoints';
import { listMyCatalogue, listMyCourses } from '@lia/sdk/courses/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { getMyMembership, listOpenOrders } from '@lia/sdk/memberships/endpoints';
import { getActivity } from '@lia/sdk/activities/endpoints';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import { listActivityHomework, listChildHomework } from '@lia/sdk/homework/endpoints';
import { listChildren, listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import type { ChildList } from '@lia/sdk/registrations/schema';
import { keepSession, sessionToken } from '@lia/sdk/session/session';
import { describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { sampleChild } from '../testing/child.ts';
import { createTestContext, type TestContext } from '../testing/context.tsx';
import type { FakeApi } from '../testing/fakeApi.ts';
import { activity, beto, detail } from '../testing/grading.ts';
import { toDo, volcanoes } from '../testing/homework.ts';
import { noMembership } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';
import { spareData } from '../testing/spareData.ts';
import { createOfflineReads } from './offlineReads.ts';

const HOME = '/apps/dashboardpadres';
type Child = ChildList['data'][number];

const sofia: Child = {
  uuid: 'c',
  name: 'Sofía',
  last_name: 'M',
  username: 'sofi',
  level: 2,
  grade: 3,
  avatar_path: null,
};
const line = page.getByText(/^Sin conexión: esto es lo último que viste, de hoy a las \d\d:\d\d$/);
const child = page.getByRole('heading', { name: 'Sofía' });

function answerAll(api: FakeApi, only: Child): void {
  api.answer(listChildren, { data: [only] });
  api.answer(listOpenOrders, { data: [] });
  api.answer(listMyCourses, { data: [] });
  api.answer(getMyMembership, noMembership);
}

async function openHome(only = sofia): Promise<TestContext> {
  const context = createTestContext();
  const { api } = context;
  context.remember(signedIn('padre'));
  answerAll(api, only);
  await context.open(HOME);
  await expect.element(child).toBeVisible();
  return context;
}

/** The page is loaded again, and no call reaches the API. */
async function reloadWithoutConnection(path = HOME): Promise<TestContext> {
  await cleanup();
  const context = createTestContext();
  for (const call of [
    resumeSession,
    listChildren,
    listOpenOrders,
    listMyCourses,
    listMyCatalogue,
    getMyMembership,
    getChild,
    listChildHomework,
    logout,
  ])
    context.api.cut(call);
  await context.open(path);
  return context;
}

/** All that this browser keeps. */
const kept = () => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)));

describe('a link', () => {
  const courses = page.getByRole('link', { name: 'Cursos', exact: true }).first();

  test('that is pointed at, focused or touched has read its screen before it is pressed', async () => {
    const { api, at } = await openHome();
    api.answer(listMyCatalogue, { data: { courses: [], quota: null } });
    await courses.hover();
    await expect.poll(() => api.arrived(listMyCatalogue)).toHaveLength(1);
    await courses.click();
    await expect.poll(at).toBe('/apps/cursos');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
    expect(api.arrived(listMyCatalogue)).toHaveLength(1);
  });

  test('to one child has read that one', async () => {
    const uuid = '0a0a0a0a-0000-4000-8000-0000000000c1';
    const { api, at } = await openHome({ ...sofia, uuid });
    api.answer(listChildrenStatus, { data: [] });
    api.answer(getChild, { data: { ...sampleChild, uuid, name: 'Sofía' } });
    const link = page.getByRole('link', { name: /Sofía/ }).first();
    await link.hover();
    await expect.poll(() => api.arrived(getChild)).toMatchObject([{ path: `/children/${uuid}` }]);
    await link.click();
    await expect.poll(at).toBe(`/apps/children/${uuid}`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sofía' })).toBeVisible();
    expect(api.arrived(getChild)).toHaveLength(1);
  });

  test.for([
    ['while it is fresh', 9_000, 'GET', 1],
    ['no longer than it is fresh', 11_000, 'GET', 2],
    ['not after a write, which may have changed it', 0, 'POST', 2],
  ] as const)('is answered by what was read before %s', async ([, elapsed, method, requests]) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json({ data: [] });
    });
    const reads = createOfflineReads('/api/api');
    const client = createClient({ baseUrl: '/api/api', fetch: (url, init) => reads.send(url, init, () => 'uuid') });
    reads.add([listChildren]);
    const ahead = createClient({ baseUrl: '/api/api', fetch: (url, init) => reads.sendAhead(url, init, () => 'uuid') });
    reads.prepare(ahead, { call: listChildren });
    vi.setSystemTime(Date.now() + elapsed);
    if (method === 'POST') await client.call(logout);
    expect(await client.call(listChildren)).toEqual({ data: [] });
    expect(asked.filter((url) => url.endsWith('/children'))).toHaveLength(requests);
  });

  test('that is only pointed at ends no session; pressed, it does', async () => {
    const { api, at } = await openHome();
    api.refuse(listMyCatalogue, 401, 'TOKEN_EXPIRED');
    // The pointer may have been there before the page was.
    courses.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await expect.poll(() => api.arrived(listMyCatalogue)).toHaveLength(1);
    expect(sessionToken()).not.toBeNull();
    await courses.click();
    await expect.poll(at).toBe('/login');
    expect(kept()).not.toMatch(/Sofía|Laura|laura@|uuid-padre/);
  });

  test('is left alone where the browser spares data', async () => {
    spareData();
    const { api, at } = await openHome();
    api.answer(listMyCatalogue, { data: { courses: [], quota: null } });
    await courses.hover();
    document.querySelector<HTMLElement>('a[href="/apps/cursos"]')?.focus();
    expect(api.arrived(listMyCatalogue)).toEqual([]);
    await courses.click();
    await expect.poll(at).toBe('/apps/cursos');
  });
});

describe('without a connection', () => {
  test('a page shows what its member saw last, from when that is, and goes on once there is one', async () => {
    await openHome();
    const { api } = await reloadWithoutConnection();
    await expect.element(line).toBeVisible();
    await expect.element(child).toBeVisible();

    api.answer(resumeSession, signedIn('padre'));
    answerAll(api, { ...sofia, name: 'Mateo' });
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('heading', { name: 'Mateo' })).toBeVisible();
    await expect.element(line).not.toBeInTheDocument();
  });

  test('a page goes on by itself where the browser never knew that there was none', async () => {
    await openHome();
    const { api } = await reloadWithoutConnection();
    await expect.element(line).toBeVisible();
    // Fetched ahead, at a later attempt with success: that is not what the page shows.
    await page.getByRole('link', { name: 'Inicio', exact: true }).first().hover();
    answerAll(api, { ...sofia, name: 'Mateo' });
    await expect.element(page.getByRole('heading', { name: 'Mateo' })).toBeVisible();
    await expect.element(line).not.toBeInTheDocument();
  });

  test('a page of what the one before it has just shown is from the same time', async () => {
    const { api } = await openHome();
    api.answer(listMyAnnouncements, { data: [] });
    await page.getByRole('link', { name: 'Avisos' }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
    (await reloadWithoutConnection()).api.cut(listMyAnnouncements);
    await expect.element(line).toBeVisible();
    await page.getByRole('link', { name: 'Avisos' }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
    await expect.element(line).toBeVisible();
  });

  test('a page that was never seen shows that it needs one, whatever stands beside it', async () => {
    await openHome();
    const { api } = await reloadWithoutConnection('/apps/cursos');
    await expect.element(page.getByText('No hay conexión. Revisa tu internet y vuelve a intentarlo')).toBeVisible();
    expect(api.arrived(listMyCatalogue)).not.toEqual([]);
    await expect.element(line).not.toBeInTheDocument();
  });

  test('of a child their name and homework are there, and nothing of their record is kept', async () => {
    const uuid = '0a0a0a0a-0000-4000-8000-0000000000c1';
    const path = `/apps/children/${uuid}`;
    const { api, remember, open } = createTestContext();
    remember(signedIn('padre'));
    answerAll(api, { ...sofia, uuid });
    api.answer(getChild, { data: { ...sampleChild, uuid, name: 'Sofía', username: 'solo.en.su.ficha' } });
    api.answer(listChildHomework, [volcanoes]);
    await open(path);
    await expect.element(page.getByText('solo.en.su.ficha').first()).toBeVisible();
    await expect.element(page.getByText('Los volcanes')).toBeVisible();
    expect(kept()).toContain('Los volcanes');
    expect(kept()).not.toContain('solo.en.su.ficha');
    await reloadWithoutConnection(path);
    await expect.element(line).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sofía' })).toBeVisible();
    await expect.element(page.getByText('Los volcanes')).toBeVisible();
    await expect.element(page.getByText('No hay conexión. Revisa tu internet y vuelve a intentarlo')).toBeVisible();
  });

  test('a session that was ended meanwhile is over as soon as there is one, and nothing is left', async () => {
    await openHome();
    const { api, at } = await reloadWithoutConnection();
    await expect.element(line).toBeVisible();
    api.refuse(resumeSession, 401, 'TOKEN_EXPIRED');
    window.dispatchEvent(new Event('online'));
    await expect.poll(at).toBe('/login');
    expect(kept()).not.toMatch(/Sofía|Laura|laura@|uuid-padre/);
  });

  test('the token of another session opens nothing of what was kept', async () => {
    const unreachable = page.getByRole('heading', { name: 'No pudimos conectarnos' });
    await openHome();
    localStorage.setItem('jwt_access_token', JSON.stringify({ token: 'other', expiresAt: Date.now() + 60_000 }));
    await reloadWithoutConnection();
    await expect.element(unreachable).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Sofía|Laura/);
    keepSession(signedIn('maestro'));
    await reloadWithoutConnection();
    await expect.element(unreachable).toBeVisible();
    expect(kept()).not.toMatch(/Sofía|Laura|uuid-padre/);
  });
});

describe('homework without a connection', () => {
  const id = '0a0a0a0a-0000-4000-8000-0000000000ab';
  const path = `/apps/sections/mitarea/${id}`;

  async function open(): Promise<TestContext> {
    const context = createTestContext();
    context.remember(signedIn('alumno', 'Sofía'));
    context.api.answer(getDraftKey, { key: 'A'.repeat(43) });
    context.api.answer(getHomework, { data: { ...toDo, id } });
    await context.open(path);
    await expect.element(page.getByRole('textbox', { name: /Enlace/ })).toBeVisible();
    return context;
  }

  async function openWithout(at: string): Promise<TestContext> {
    const context = createTestContext();
    for (const call of [resumeSession, getDraftKey, getHomework, getActivity, listActivityHomework])
      context.api.cut(call);
    await context.open(at);
    return context;
  }

  test('is read as it was last seen, from when that is, and what was begun is there again with one', async () => {
    await open();
    await page.getByRole('textbox', { name: /Enlace/ }).fill('https://mi.example.mx/volcan');
    await expect.poll(() => Object.keys(localStorage).filter((name) => name.startsWith('lia-vault:'))).toHaveLength(1);
    await cleanup();
    const { violations } = await openWithout(path);
    await expect.element(line).toBeVisible();
    await expect.element(page.getByText('Dibuja un volcán y escribe sus partes.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await cleanup();
    await open();
    await expect.element(page.getByRole('textbox', { name: /Enlace/ })).toHaveValue('https://mi.example.mx/volcan');
    await cleanup();
    const leaving = createTestContext();
    leaving.remember(signedIn('alumno', 'Sofía'));
    leaving.api.answer(logout, { message: '' });
    await leaving.open('/logout');
    await page.getByRole('button', { name: 'Guardarlo y cerrar sesión' }).click();
    await expect.poll(sessionToken).toBeNull();
    expect(kept()).not.toMatch(/volcán|volcan|Sofía/);
  });

  test('is graded no more, but the list of students and their work are read', async () => {
    const context = createTestContext();
    context.remember(signedIn('maestro'));
    const at = `/apps/tareas/${id}/Fracciones`;
    const work = '0a0a0a0a-0000-4000-8000-0000000000ac';
    context.api.answer(getActivity, { ...activity, id });
    context.api.answer(listActivityHomework, { data: [{ ...beto, id: work }] });
    context.api.answer(getHomework, { data: { ...detail(beto), id: work } });
    await context.open(at);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Beto Méndez' })).toBeVisible();
    await cleanup();
    await openWithout(at);
    await expect.element(line).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Beto Méndez' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'https://mi.example.mx/volcan' })).toBeVisible();
    // Its form would save what has changed since back to what it was.
    await cleanup();
    await openWithout(`/apps/editarActividades/${id}`);
    await expect.element(page.getByText('No pudimos traer las misiones')).toBeVisible();
  });

  test('that was never seen states that it needs one', async () => {
    await open();
    await cleanup();
    await openWithout('/apps/sections/mitarea/0a0a0a0a-0000-4000-8000-0000000000ac');
    await expect.element(page.getByText('No hay conexión. Revisa tu internet y vuelve a intentarlo')).toBeVisible();
    await expect.element(line).not.toBeInTheDocument();
  });
});

describe('nothing is left', () => {
  test('after signing out, nor of an answer that comes then', async () => {
    const { api } = await openHome();
    expect(kept()).toMatch(/Sofía/);
    api.answer(logout, { message: '' });
    await page.getByRole('button', { name: /Laura/ }).first().click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect.poll(sessionToken).toBeNull();
    expect(kept()).not.toMatch(/Sofía|Laura|laura@|uuid-padre/);
  });

  test('of a view', async () => {
    const context = createTestContext();
    const { user, ...session } = signedIn('padre');
    context.remember({ ...session, user: { ...user, viewed: true } });
    context.api.answer(listChildren, { data: [sofia] });
    await context.open(HOME);
    await expect.element(child).toBeVisible();
    expect(kept()).not.toMatch(/Sofía|Laura/);
  });
});
