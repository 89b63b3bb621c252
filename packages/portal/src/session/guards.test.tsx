import { changePassword, login, logout } from '@lia/sdk/accounts/endpoints';
import type { SignedIn } from '@lia/sdk/accounts/schema';
import { getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { sampleReceipt } from '@lia/sdk/testing/sampleReceipt';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';
import { wantedPath } from './guards.tsx';

async function signInBy() {
  await page.getByLabelText('Usuario').fill('laura');
  await page.getByLabelText('Contraseña', { exact: true }).fill('secreta');
  await page.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
}

describe('each role starts on its own screen', () => {
  test.for([
    ['padre', '/apps/dashboardpadres'],
    ['Padre-M', '/apps/dashboardpadres'],
    ['alumno', '/apps/landing'],
    ['preescolar', '/apps/landing'],
    ['maestro', '/apps/dashboardmaestros/'],
    ['Maestro-A-secundaria', '/apps/dashboardmaestros/'],
    ['admin_escuela', '/apps/dashboard/'],
    ['admin', '/apps/dashboard/'],
    ['user', '/apps/dashboard/'],
    [null, '/apps/dashboard/'],
  ] as const)('%s: %s', async ([role, home]) => {
    const { open, api, remember, at } = createTestContext();
    api.answer(listChildren, { data: [] });
    remember(signedIn(role));
    await open('/');
    await expect.poll(at).toBe(home);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Laura!');
  });
});

describe('a visitor', () => {
  test('is sent to the login, and from there to where they wanted to go', async () => {
    const { open, api, at } = createTestContext();
    api.answer(login, signedIn('padre'));
    api.answer(listChildren, { data: [] });
    await open('/apps/dashboardpadres?desde=correo');
    await expect.poll(at).toBe('/login');
    await signInBy();
    await expect.poll(at).toBe('/apps/dashboardpadres?desde=correo');
  });

  test('who wanted what is not for their role starts on their own screen', async () => {
    const { open, api, at } = createTestContext();
    api.answer(login, signedIn('alumno'));
    await open('/apps/dashboardpadres');
    await signInBy();
    await expect.poll(at).toBe('/apps/landing');
  });

  test.for([
    ['/nada/de/nada', '/pages/errors/error-404'],
    ['/pages/bienvenido', '/login'],
    ['/', '/login'],
  ] as const)('%s leads to %s', async ([path, end]) => {
    const { open, at } = createTestContext();
    await open(path);
    await expect.poll(at).toBe(end);
  });
});

describe('who is signed in without a role', () => {
  const reason = page
    .getByRole('alert')
    .filter({ hasText: 'Tu cuenta aún no tiene un rol, y esa página pide uno. Entraste como guest:' });

  test.for(['/apps/dashboardpadres', '/apps/membership', '/apps/landing'])(
    'and asks for %s stays at the login, which shows why and how to sign out',
    async (path) => {
      const { open, api, remember, at } = createTestContext();
      remember(signedIn(null));
      api.answer(logout, { message: '' });
      await open(path);
      await expect.element(reason).toBeVisible();
      expect(at()).toBe('/login');
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await expect.element(reason).not.toBeInTheDocument();
      await expect.element(page.getByLabelText('Usuario')).toBeVisible();
      expect(at()).toBe('/login');
    },
  );

  test('signs in with another account, and comes to the page', async () => {
    const { open, api, remember, at, violations } = createTestContext();
    remember(signedIn(null));
    await open('/apps/dashboardpadres');
    await expect.element(reason).toBeVisible();
    expect(await violations()).toEqual([]);
    api.answer(login, signedIn('padre'));
    api.answer(listChildren, { data: [] });
    await signInBy();
    await expect.poll(at).toBe('/apps/dashboardpadres');
  });
});

describe('what was done in a form on another site', () => {
  const AFTER = '/login?after=course&payment_id=pay-77';
  const notice = page.getByRole('complementary', { name: 'Lo que acabas de hacer' });

  async function expectBought() {
    await expect.element(notice).toHaveTextContent('Tu pago está aprobado');
    await expect.element(notice).toHaveTextContent('Lectura que emociona · $1,490.00');
    await expect.element(notice).toHaveTextContent('A nombre de Laura Méndez');
    await expect
      .element(notice.getByRole('link', { name: 'Ver mi recibo' }))
      .toHaveAttribute('href', '/receipt?payment_id=pay-77');
  }

  const bought = { reason: 'course', quantity: 1, transaction_amount: 1490 } as const;
  const receipt = sampleReceipt({ ...bought, updtOrder: { title: 'Lectura que emociona' } });

  test('stands over the sign-in, and at home until it is closed', async () => {
    const { open, api, at } = createTestContext();
    api.answer(getPreapprovalCourse, receipt);
    api.answer(login, signedIn('maestro'));
    await open(AFTER);
    await expectBought();
    expect(api.arrived(getPreapprovalCourse).map(({ path }) => path)).toEqual(['/getPreapprovalCourse/pay-77']);
    expect(at()).toBe('/login');
    await expect.element(notice).toHaveTextContent('entra con tu usuario y la contraseña que elegiste');
    await signInBy();
    await expect.poll(at).toBe('/apps/dashboardmaestros/');
    await expectBought();
    await notice.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('is shown to who is signed in already', async () => {
    const { open, api, remember, at } = createTestContext();
    api.answer(getPreapprovalCourse, receipt);
    remember(signedIn('maestro'));
    await open(AFTER);
    await expect.poll(at).toBe('/apps/dashboardmaestros/');
    await expectBought();
  });
});

describe('who signed in with a temporary password', () => {
  const temporary = (role: string): SignedIn => {
    const answer = signedIn(role);
    return { ...answer, user: { ...answer.user, temporary_password: true } };
  };

  test.for([
    ['padre', '/apps/dashboardpadres?desde=correo'],
    ['alumno', '/apps/landing'],
    ['admin_escuela', '/apps/dashboard/'],
  ] as const)(
    'as %s chooses another one before any screen, and then comes to where they wanted to go',
    async ([role, wanted]) => {
      const { open, api, remember, at, violations } = createTestContext();
      api.answer(changePassword, { message: 'Listo, tu contraseña cambió' });
      api.answer(listChildren, { data: [] });
      remember(temporary(role));
      await open(wanted);
      await expect.poll(at).toBe('/apps/changePassword');
      await expect.element(page.getByRole('heading', { level: 1, name: 'Elige tu contraseña' })).toBeVisible();
      await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
      expect(await violations()).toEqual([]);
      await page.getByLabelText('Contraseña temporal', { exact: true }).fill('escuela');
      await page.getByLabelText('Contraseña nueva', { exact: true }).fill('buganvilia');
      await page.getByLabelText('Repite la contraseña nueva', { exact: true }).fill('buganvilia');
      remember(signedIn(role));
      await page.getByRole('button', { name: 'Guardar y entrar' }).click();
      await expect.poll(at).toBe(wanted);
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Laura!');
    },
  );

  test('signs out instead', async () => {
    const { open, api, remember, at } = createTestContext();
    api.answer(logout, { message: 'Sesión finalizada' });
    remember(temporary('maestro'));
    await open('/');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.poll(at).toBe('/login');
  });
});

describe('a member', () => {
  test.for([
    ['maestro', '/login', '/apps/dashboardmaestros/'],
    ['maestro', '/loginerror?message=x', '/apps/dashboardmaestros/'],
    ['maestro', '/registrovoluntario/1', '/apps/dashboardmaestros/'],
    ['maestro', '/registroapoyar', '/apps/donar'],
    ['maestro', '/registropatrocinar/2', '/apps/patrocinar'],
    ['maestro', '/cursos/5', '/apps/cursos/5'],
    ['maestro', '/maestros/cursos/5', '/apps/cursos/5'],
    ['maestro', '/register?type=maestro&membership=gratis', '/apps/membership'],
    ['padre', '/register?type=padre&membership=gratis', '/apps/suscription/'],
    ['Padre-M', '/apps/membership?desde=correo', '/apps/suscription/?desde=correo'],
    ['user', '/apps/membership?desde=correo', '/apps/membership?desde=correo'],
    // Document 2 section 2.
    ['maestro', '/pages/bienvenido', '/apps/dashboardmaestros/'],
    ['maestro', '/apps/grupos', '/apps/grupos/all'],
    ['maestro', '/apps/grupos/', '/apps/grupos/all'],
    ['maestro', '/apps/alumno', '/apps/alumnos'],
    ['maestro', '/apps/actividades', '/apps/actividades/all'],
    ['admin_escuela', '/apps/periodos', '/apps/periodos/all'],
    ['admin', '/apps/usuarios', '/apps/usuarios/all'],
    ['padre', '/apps/products', '/apps/products/cursos'],
    ['alumno', '/registroapoyar', '/apps/landing'],
    ['alumno', '/cursos/5', '/apps/landing'],
  ] as const)('as %s is redirected from %s to %s', async ([role, path, end]) => {
    const { open, remember, at } = createTestContext();
    remember(signedIn(role));
    await open(path);
    await expect.poll(at).toBe(end);
  });

  test.for(['/apps/landing', '/apps/dashboardpadres'])('with another role is turned away from %s', async (path) => {
    const { open, remember, at } = createTestContext();
    remember(signedIn('maestro'));
    await open(path);
    await expect.poll(at).toBe('/apps/dashboardmaestros/');
  });
});

test.for(['//elsewhere.example/x', 'https://elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
  'a remembered %s is no way out',
  async (wanted) => {
    expect(wantedPath({ wanted })).toBeNull();
  },
);

test('the message of /loginerror is text, never markup', async () => {
  await createTestContext().open(`/loginerror?message=${encodeURIComponent('<img src=x> Cuenta suspendida')}`);
  await expect.element(page.getByText('<img src=x> Cuenta suspendida')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
  await expect.element(page.getByLabelText('Usuario')).toBeVisible();
});

describe('the public pages', () => {
  test.for([
    '/register',
    '/register?membership=gratis',
    '/register?type=nadie&membership=gratis',
    '/register?type=padre&membership=semestral',
    '/cursos',
    '/maestros/cursos',
  ])('%s leads to the marketing site, where a plan is chosen', async (path) => {
    const { open, went } = createTestContext();
    await open(path);
    await expect.poll(() => went).toContain('https://marketing.example/');
  });

  test('what gets focus is not left under the bar on top', async () => {
    await createTestContext().open('/registroapoyar');
    const field = page.getByLabelText('Nombre completo');
    await expect.element(field).toBeVisible();
    field.element().scrollIntoView({ block: 'start' });
    const bar = page.getByRole('banner').element();
    const gap = () => field.element().getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });
});
