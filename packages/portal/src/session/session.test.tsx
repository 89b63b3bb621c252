import { logout, resumeSession, verifySession } from '@lia/sdk/accounts/endpoints';
import { VERIFY_EVERY_MS } from '@lia/sdk/accounts/rules';
import type { SignedIn } from '@lia/sdk/accounts/schema';
import { listMyCourses } from '@lia/sdk/courses/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { forgetSession, keepSession, sessionToken } from '@lia/sdk/session/session';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.tsx';

const heading = page.getByRole('heading', { level: 1 });

const TOKEN = 'jwt_access_token';

/** Another page of the same site: of what it changes, the browser tells this one. */
function anotherTab(): Storage {
  const tab = document.createElement('iframe');
  document.body.append(tab);
  onTestFinished(() => tab.remove());
  if (!tab.contentWindow) throw new Error('The other tab has no window');
  return tab.contentWindow.localStorage;
}

/** Somebody signs in in another tab, and the API knows them. */
function signInElsewhere({ api }: World, person: SignedIn): void {
  api.answer(resumeSession, person);
  const kept = { token: person.access_token, expiresAt: Date.parse(person.expires_at) };
  anotherTab().setItem(TOKEN, JSON.stringify(kept));
}

async function openSignedIn(role = 'maestro') {
  const world = createWorld();
  world.remember(signedIn(role));
  world.api.answer(listChildren, { data: [] });
  await world.open('/');
  await expect.element(heading).toHaveTextContent('¡Hola, Laura!');
  return world;
}

/** Where the person is, what they are told, and what is left in the browser. */
async function aftermath({ at }: World, text: string) {
  await expect.poll(at).toBe('/login');
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  return sessionToken();
}

describe('on load', () => {
  test('the kept token is checked and its session renewed', async () => {
    const world = createWorld();
    world.remember(signedIn('maestro'));
    const renewed = { ...signedIn('maestro'), access_token: 'renewed' };
    world.api.answer(resumeSession, renewed);
    await world.open('/');
    await expect.element(heading).toHaveTextContent('¡Hola, Laura!');
    expect(world.api.arrived(resumeSession)[0]?.body).toEqual({ access_token: 'token-of-maestro' });
    expect(sessionToken()).toBe('renewed');
  });

  test('a splash stands while it is being checked', async () => {
    const world = createWorld();
    keepSession(signedIn('maestro'));
    world.api.keepSilent(resumeSession);
    await world.open('/');
    await expect.element(page.getByText('Revisando tu sesión…')).toBeVisible();
  });

  test('a refused token is forgotten', async () => {
    const world = createWorld();
    keepSession(signedIn('maestro'));
    world.api.refuse(resumeSession, 401, 'TOKEN_EXPIRED');
    await world.open('/apps/dashboardmaestros/');
    expect(await aftermath(world, 'Sesión expirada o inválida')).toBeNull();
  });

  test('without a connection the token is kept, and trying again goes on', async () => {
    const world = createWorld();
    keepSession(signedIn('maestro'));
    world.api.cut(resumeSession);
    await world.open('/');
    await expect.element(heading).toHaveTextContent('No pudimos conectarnos');
    expect(sessionToken()).toBe('token-of-maestro');

    world.api.answer(resumeSession, signedIn('maestro'));
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(heading).toHaveTextContent('¡Hola, Laura!');
  });

  test('an expired token is nobody', async () => {
    const world = createWorld();
    keepSession({ ...signedIn('maestro'), expires_at: new Date(Date.now() - 1).toISOString() });
    await world.open('/');
    await expect.poll(world.at).toBe('/login');
    expect(world.api.arrived(resumeSession)).toEqual([]);
  });
});

test('a 401 on any call signs out and leads to the login', async () => {
  const world = createWorld();
  world.remember(signedIn('padre'));
  world.api.refuse(listChildren, 401, 'TOKEN_EXPIRED');
  await world.open('/apps/dashboardpadres');
  expect(await aftermath(world, 'Token expirado o inválido')).toBeNull();
});

test('a call after the browser forgot the token signs out as well', async () => {
  const world = createWorld();
  world.remember(signedIn('padre'));
  world.api.refuse(listChildren, 503, 'SERVICE_UNAVAILABLE');
  world.api.answer(listMyCourses, { data: [] });
  await world.open('/apps/dashboardpadres');
  const again = page.getByRole('button', { name: 'Intentar de nuevo' });
  await expect.element(again).toBeVisible();

  // Its data was cleared; no tab hears of that.
  forgetSession();
  world.api.refuse(listChildren, 401, 'UNAUTHENTICATED');
  await again.click();
  expect(await aftermath(world, 'Sesión expirada o inválida')).toBeNull();
});

describe('while a page is open', () => {
  test('the session is verified every five minutes and stays while it stands', async () => {
    vi.useFakeTimers();
    const world = await openSignedIn();
    world.api.answer(verifySession, { success: true, message: 'Sesión válida' });
    // What waited for the page took a little of the time already.
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS / 2);
    expect(world.api.arrived(verifySession)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(world.api.arrived(verifySession)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(world.api.arrived(verifySession)).toHaveLength(2);
    await expect.element(heading).toHaveTextContent('¡Hola, Laura!');
  });

  test('a session that no longer stands ends', async () => {
    vi.useFakeTimers();
    const world = await openSignedIn();
    world.api.answer(verifySession, { success: false, message: 'Sesión inválida' });
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(await aftermath(world, 'Sesión inválida')).toBeNull();
  });

  test.for([401, 403])('a verification answered %s ends it', async (status) => {
    vi.useFakeTimers();
    const world = await openSignedIn();
    world.api.refuse(verifySession, status, 'UNAUTHENTICATED');
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(await aftermath(world, 'Sesión expirada o inválida')).toBeNull();
  });

  test('a verification that cannot be asked ends nothing', async () => {
    vi.useFakeTimers();
    const world = await openSignedIn();
    world.api.refuse(verifySession, 503, 'SERVICE_UNAVAILABLE');
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(world.api.arrived(verifySession)).toHaveLength(1);
    expect(sessionToken()).toBe('token-of-maestro');
  });

  test('it ends at its absolute time', async () => {
    vi.useFakeTimers();
    const world = await openSignedIn();
    world.api.answer(verifySession, { success: true, message: 'Sesión válida' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await aftermath(world, 'Sesión expirada o inválida')).toBeNull();
  });
});

describe('another tab', () => {
  test('that signs out takes this one along', async () => {
    const world = await openSignedIn();
    anotherTab().removeItem(TOKEN);
    expect(await aftermath(world, 'Sesión finalizada')).toBeNull();
  });

  test('that signs in brings this one in', async () => {
    const world = createWorld();
    await world.open('/login');
    await expect.element(page.getByLabelText('Usuario')).toBeVisible();
    signInElsewhere(world, signedIn('alumno'));
    await expect.poll(world.at).toBe('/apps/landing');
  });

  test('that signs in as somebody else leaves nothing of the first person here', async () => {
    const world = createWorld();
    const laura = signedIn('padre');
    world.remember(laura);
    const child = {
      uuid: 'c',
      name: 'Sofía',
      last_name: 'M',
      username: 'sofi',
      level: 2,
      grade: 3,
      avatar_path: null,
    } as const;
    world.api.answer(listChildren, { data: [child] });
    await world.open('/');
    await expect.element(page.getByText('Sofía')).toBeVisible();

    const other = { ...laura, access_token: 'other', user: { ...laura.user, uuid: 'other' } };
    world.api.keepSilent(listChildren);
    signInElsewhere(world, other);
    await expect.element(page.getByRole('status', { name: 'Cargando…' })).toBeVisible();
    await expect.element(page.getByText('Sofía')).not.toBeInTheDocument();
    expect(world.api.arrived(listChildren).at(-1)?.authorization).toBe('Bearer other');
  });
});

test('signing out tells the server, forgets the token and the wanted path', async () => {
  const world = await openSignedIn();
  world.api.answer(logout, { message: 'Sesión finalizada' });
  await page.getByRole('button', { name: 'Cuenta de Laura' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  expect(await aftermath(world, 'Sesión finalizada')).toBeNull();
  expect(world.api.arrived(logout)[0]?.authorization).toBe('Bearer token-of-maestro');
});
