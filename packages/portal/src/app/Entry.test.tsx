import { login } from '@lia/sdk/accounts/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';
import { spareData } from '../testing/spareData.ts';

/** Document 1 section 2: below this width the heading of the sign-in is compact. */
const COMPACT_BELOW_PX = 550;

const username = page.getByLabelText(/^(Usuario|Username)$/);
const password = page.getByLabelText(/^(Contraseña|Password)$/);
const submit = page.getByRole('button', { name: /^(Entrar a mi comunidad|Enter my community)$/ });

/** Classes of Emotion: what was drawn by MUI. */
const drawnByMui = () => document.querySelectorAll('#contenido [class*="Mui"], #contenido [class*="css-"]').length;

/** A key that has no text stands on the screen as it is. */
const keysShown = () =>
  document.body.innerText.match(/\b(?:login|action|federation|audience|page|failure)\.\w[\w.]*/g) ?? [];

afterEach(() => page.viewport(1280, 800));

test.for(['es', 'en'] as const)(
  '/login works with its own texts and without MUI in %s, and axe finds nothing',
  async (language) => {
    const { enter, api, violations } = createTestContext();
    api.refuse(login, 401, 'SECOND_FACTOR_REQUIRED');
    await enter('/login', language);
    await expect.element(username).toBeVisible();
    for (const mode of ['light', 'dark']) {
      document.documentElement.dataset['mode'] = mode;
      expect(await violations()).toEqual([]);
    }
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(await violations()).toEqual([]);

    for (const tab of page.getByRole('tab').all()) {
      await tab.click();
      expect(keysShown()).toEqual([]);
    }
    await username.fill('laura');
    await password.fill('secreta');
    await submit.click();
    await expect.element(page.getByLabelText(/^(Código de verificación|Verification code)$/)).toHaveFocus();
    expect(keysShown()).toEqual([]);
    expect(drawnByMui()).toBe(0);
  },
);

test('is compact below the width of the specification', async () => {
  await createTestContext().enter('/login');
  const lead = page.getByText('Usa el usuario y la contraseña de tu cuenta LIA.');
  await page.viewport(COMPACT_BELOW_PX, 800);
  await expect.element(lead).toBeVisible();
  await page.viewport(COMPACT_BELOW_PX - 1, 800);
  await expect.element(lead).not.toBeVisible();
});

test('arrows, Home and End choose the audience, from right to left as well', async () => {
  const { enter } = createTestContext();
  await enter('/login');
  await page.getByRole('tab', { name: 'Estudiantes' }).click();
  const selected = page.getByRole('tab', { selected: true });
  for (const [keys, name] of [
    ['{ArrowRight}', 'Maestros'],
    ['{ArrowLeft}{ArrowLeft}', 'Escuelas'],
    ['{Home}', 'Estudiantes'],
    ['{End}', 'Escuelas'],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(selected).toHaveTextContent(name);
    await expect.element(selected).toHaveFocus();
  }
  document.documentElement.dir = 'rtl';
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(selected).toHaveTextContent('Padres');
  document.documentElement.dir = 'ltr';
});

test('the other screens come while the form is at rest, and stand as soon as it is sent', async () => {
  const { enter, api, at, prepared } = createTestContext();
  api.answer(login, signedIn('padre'));
  api.answer(listChildren, { data: [] });
  await enter('/login');
  await expect.element(username).toBeVisible();
  expect(prepared()).toBe(0);
  await expect.poll(prepared).toBe(1);
  await username.fill('laura');
  await password.fill('secreta');
  await submit.click();
  await expect.poll(at).toBe('/apps/dashboardpadres');
  await expect.element(page.getByText('Sesión iniciada')).toBeVisible();
});

test('where the browser spares data, they come when they are asked for', async () => {
  vi.useFakeTimers();
  spareData();
  const { enter, prepared } = createTestContext();
  await enter('/login');
  await expect.element(username).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(prepared()).toBe(0);
});

test.for([
  ['/forgotPassword', '¿Olvidaste tu contraseña?'],
  ['/login?after=family', 'Cerca de lo que aprenden tus hijos'],
] as const)('%s is drawn by the whole portal', async ([path, heading]) => {
  document.cookie = 'role=3; path=/';
  await createTestContext().enter(path);
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});
