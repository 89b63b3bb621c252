import { logout, resumeSession, verifySession } from '@lia/sdk/accounts/endpoints';
import { VERIFY_EVERY_MS } from '@lia/sdk/accounts/rules';
import type { SignedIn } from '@lia/sdk/accounts/schema';
import { listMyCourses } from '@lia/sdk/courses/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { forgetSession, keepSession, sessionToken } from '@lia/sdk/session/session';
import { anotherTab } from '@lia/sdk/testing/anotherTab';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { createTestContext, type TestContext } from '../testing/context.tsx';

const heading = page.getByRole('heading', { level: 1 });

const TOKEN = 'jwt_access_token';

/** Another tab signs in, with a session that the API knows. */
function signInElsewhere({ api }: TestContext, person: SignedIn): void {
  api.answer(resumeSession, person);
  const kept = { token: person.access_token, expiresAt: Date.parse(person.expires_at) };
  anotherTab().setItem(TOKEN, JSON.stringify(kept));
}

async function openSignedIn(role = 'maestro') {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(listChildren, { data: [] });
  await context.open('/');
  await expect.element(heading).toHaveTextContent('¡Hola, Laura!');
  return context;
}

/** A parent's home whose children could not be read, and the button that reads them again. */
async function openWithFailedRead() {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.refuse(listChildren, 503, 'SERVICE_UNAVAILABLE');
  context.api.answer(listMyCourses, { data: [] });
  await context.open('/apps/dashboardpadres');
  const again = page.getByRole('button', { name: 'Intentar de nuevo' });
  await expect.element(again).toBeVisible();
  return { context, again };
}

/** The open page, the toast, and what is left in the browser. */
async function aftermath({ at }: TestContext, text: string) {
  await expect.poll(at).toBe('/login');
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  return sessionToken();
}

describe('on load', () => {
  test('the kept token is checked and its session renewed', async () => {
    const context = createTestContext();
    context.remember(signedIn('maestro'));
    const renewed = { ...signedIn('maestro'), access_token: 'renewed' };
    context.api.answer(resumeSession, renewed);
    await context.open('/');
    await expect.element(heading).toHaveTextContent('¡Hola, Laura!');
    expect(context.api.arrived(resumeSession)[0]?.body).toEqual({ access_token: 'token-of-maestro' });
    expect(sessionToken()).toBe('renewed');
  });

  test('a splash stands while it is being checked', async () => {
    const context = createTestContext();
    keepSession(signedIn('maestro'));
    context.api.keepSilent(resumeSession);
    await context.open('/');
    await expect.element(page.getByText('Revisando tu sesión…')).toBeVisible();
  });

  test('a refused token is forgotten', async () => {
    const context = createTestContext();
    keepSession(signedIn('maestro'));
    context.api.refuse(resumeSession, 401, 'TOKEN_EXPIRED');
    await context.open('/apps/dashboardmaestros/');
    expect(await aftermath(context, 'Sesión expirada o inválida')).toBeNull();
  });

  test('without a connection the token is kept, and trying again goes on', async () => {
    const context = createTestContext();
    keepSession(signedIn('maestro'));
    context.api.cut(resumeSession);
    await context.open('/');
    await expect.element(heading).toHaveTextContent('No pudimos conectarnos');
    expect(sessionToken()).toBe('token-of-maestro');

    context.api.answer(resumeSession, signedIn('maestro'));
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(heading).toHaveTextContent('¡Hola, Laura!');
  });

  test('an expired token is no session', async () => {
    const context = createTestContext();
    keepSession({ ...signedIn('maestro'), expires_at: new Date(Date.now() - 1).toISOString() });
    await context.open('/');
    await expect.poll(context.at).toBe('/login');
    expect(context.api.arrived(resumeSession)).toEqual([]);
  });
});

test('a 401 on any call signs out and leads to the login', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.refuse(listChildren, 401, 'TOKEN_EXPIRED');
  await context.open('/apps/dashboardpadres');
  expect(await aftermath(context, 'Token expirado o inválido')).toBeNull();
});

test('a call after the browser forgot the token signs out as well', async () => {
  const { context, again } = await openWithFailedRead();

  // Its data was cleared; no tab hears of that.
  forgetSession();
  context.api.refuse(listChildren, 401, 'UNAUTHENTICATED');
  await again.click();
  expect(await aftermath(context, 'Sesión expirada o inválida')).toBeNull();
});

test('a token that is there again right after such a call is left alone', async () => {
  vi.useFakeTimers();
  const { context, again } = await openWithFailedRead();
  const button = again.element();
  forgetSession();
  context.api.cut(listChildren);
  if (button instanceof HTMLElement) button.click();
  await expect.poll(() => context.api.arrived(listChildren)).toHaveLength(2);
  keepSession(signedIn('padre'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sessionToken()).toBe('token-of-padre');
});

describe('while a page is open', () => {
  test('the session is verified every five minutes and stays while it stands', async () => {
    vi.useFakeTimers();
    const context = await openSignedIn();
    context.api.answer(verifySession, { success: true, message: 'Sesión válida' });
    // What waited for the page took a little of the time already.
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS / 2);
    expect(context.api.arrived(verifySession)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(context.api.arrived(verifySession)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(context.api.arrived(verifySession)).toHaveLength(2);
    await expect.element(heading).toHaveTextContent('¡Hola, Laura!');
  });

  test('a session that no longer stands ends', async () => {
    vi.useFakeTimers();
    const context = await openSignedIn();
    context.api.answer(verifySession, { success: false, message: 'Sesión inválida' });
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(await aftermath(context, 'Sesión inválida')).toBeNull();
  });

  test.for([401, 403])('a verification answered %s ends it', async (status) => {
    vi.useFakeTimers();
    const context = await openSignedIn();
    context.api.refuse(verifySession, status, 'UNAUTHENTICATED');
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(await aftermath(context, 'Sesión expirada o inválida')).toBeNull();
  });

  test('a verification that cannot be asked ends nothing', async () => {
    vi.useFakeTimers();
    const context = await openSignedIn();
    context.api.refuse(verifySession, 503, 'SERVICE_UNAVAILABLE');
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(context.api.arrived(verifySession)).toHaveLength(1);
    expect(sessionToken()).toBe('token-of-maestro');
  });

  test('it ends at its absolute time', async () => {
    vi.useFakeTimers();
    const context = await openSignedIn();
    context.api.answer(verifySession, { success: true, message: 'Sesión válida' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await aftermath(context, 'Sesión expirada o inválida')).toBeNull();
  });
});

describe('another tab', () => {
  test('that signs out takes this one along', async () => {
    const context = await openSignedIn();
    anotherTab().removeItem(TOKEN);
    expect(await aftermath(context, 'Sesión finalizada')).toBeNull();
  });

  test('that signs out takes this one along while it makes a call', async () => {
    const { context, again } = await openWithFailedRead();
    // Pressed in one task with it: before the browser reports what the other tab has done.
    const button = again.element();
    anotherTab().removeItem(TOKEN);
    if (button instanceof HTMLElement) button.click();
    expect(await aftermath(context, 'Sesión finalizada')).toBeNull();
  });

  test('that signs in brings this one in', async () => {
    const context = createTestContext();
    await context.open('/login');
    await expect.element(page.getByLabelText('Usuario')).toBeVisible();
    signInElsewhere(context, signedIn('alumno'));
    await expect.poll(context.at).toBe('/apps/landing');
  });

  test('that signs in as another user leaves nothing of the first one here', async () => {
    const context = createTestContext();
    const laura = signedIn('padre');
    context.remember(laura);
    const child = {
      uuid: 'c',
      name: 'Sofía',
      last_name: 'M',
      username: 'sofi',
      level: 2,
      grade: 3,
      avatar_path: null,
    } as const;
    context.api.answer(listChildren, { data: [child] });
    await context.open('/');
    await expect.element(page.getByText('Sofía')).toBeVisible();

    const other = { ...laura, access_token: 'other', user: { ...laura.user, uuid: 'other' } };
    context.api.keepSilent(listChildren);
    signInElsewhere(context, other);
    await expect.element(page.getByRole('status', { name: 'Cargando…' })).toBeVisible();
    await expect.element(page.getByText('Sofía')).not.toBeInTheDocument();
    expect(context.api.arrived(listChildren).at(-1)?.authorization).toBe('Bearer other');
  });
});

test('signing out ends the session on the server, and removes the token and the wanted path', async () => {
  const context = await openSignedIn();
  context.api.answer(logout, { message: 'Sesión finalizada' });
  await page.getByRole('button', { name: 'Cuenta de Laura' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  expect(await aftermath(context, 'Sesión finalizada')).toBeNull();
  expect(context.api.arrived(logout)[0]?.authorization).toBe('Bearer token-of-maestro');
});

test('drafts of members that an earlier version kept in the clear are removed, and those of visitors stay', async () => {
  const prefix = 'lia-draft:portal:';
  const ofMembers = ['plan', 'card', 'my-donation:a-uuid', 'further-child:a-uuid'].map((name) => prefix + name);
  const ofVisitors = ['donation', 'registration', 'plans'].map((name) => prefix + name);
  for (const name of [...ofMembers, ...ofVisitors]) localStorage.setItem(name, '{"values":{"name":"Rosa"}}');
  await createTestContext().open('/login');
  const kept = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  expect(kept.toSorted()).toEqual(ofVisitors.toSorted());
  for (const name of kept) localStorage.removeItem(name);
});
