import { confirmEmail, resumeSession, sendConfirmation } from '@lia/sdk/accounts/endpoints';
import type { SignedIn } from '@lia/sdk/accounts/schema';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../../testing/people.ts';
import { announcement, createTestContext } from '../../testing/context.tsx';

const waiting = (email_verified_at: string | null = null): SignedIn => {
  const laura = signedIn('padre');
  return { ...laura, user: { ...laura.user, email_verified_at } };
};

const button = (name: string) => page.getByRole('button', { name });

describe('the page behind a confirmation email', () => {
  test('confirms nothing by being opened, and all by one press', async () => {
    const context = createTestContext();
    context.api.answer(confirmEmail, { message: 'Listo, tu correo quedó confirmado' });
    await context.open('/confirm#token=una-vez');
    await expect.element(button('Confirmar mi correo')).toBeVisible();
    // The token is neither bookmarked nor shared.
    expect(context.at()).toBe('/confirm');
    expect(context.api.arrived(confirmEmail)).toEqual([]);
    await button('Confirmar mi correo').click();
    await expect.element(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible();
    expect(context.api.arrived(confirmEmail).map(({ body }) => body)).toEqual([{ token: 'una-vez' }]);
    await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  });

  test('with a used or expired link explains that, and sends another one to the signed-in user', async () => {
    const context = createTestContext();
    context.remember(waiting());
    context.api.refuse(confirmEmail, 410, 'CONFIRMATION_OVER');
    context.api.answer(sendConfirmation, { message: 'Te enviamos otro correo' });
    await context.open('/confirm#token=vieja');
    await button('Confirmar mi correo').click();
    await expect.element(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    await button('Enviar otra vez').click();
    await expect.element(announcement).toBeVisible();
    expect(context.api.arrived(sendConfirmation)).toHaveLength(1);
  });

  test('of an address that another account has explains that, and is not asked for again', async () => {
    const context = createTestContext();
    context.api.refuse(confirmEmail, 409, 'EMAIL_CONFIRMED');
    await context.open('/confirm#token=tarde');
    await button('Confirmar mi correo').click();
    await expect.element(page.getByRole('heading', { name: 'Este correo ya es de otra cuenta' })).toBeVisible();
    await expect.element(button('Confirmar mi correo')).not.toBeInTheDocument();
    expect(await context.violations()).toEqual([]);
  });

  test('keeps the link where the API cannot be reached', async () => {
    const context = createTestContext();
    context.api.cut(confirmEmail);
    await context.open('/confirm#token=una-vez');
    await button('Confirmar mi correo').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No hay conexión');
    context.api.answer(confirmEmail, { message: 'Listo' });
    await button('Confirmar mi correo').click();
    await expect.element(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible();
    const tokens = context.api.arrived(confirmEmail).map(({ body }) => body);
    expect(tokens).toEqual([{ token: 'una-vez' }, { token: 'una-vez' }]);
  });

  test('without a token leads to where one is asked for', async () => {
    const context = createTestContext();
    await context.open('/confirm');
    await expect.element(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  });
});

describe('a user with an unconfirmed address', () => {
  const notice = page.getByText(/Te escribimos a laura@example.mx/);

  test('sees a notice, may ask for the email again, and sees none once it is confirmed', async () => {
    const context = createTestContext();
    context.remember(waiting());
    context.api.answer(listChildren, { data: [] });
    context.api.refuse(sendConfirmation, 429, 'RATE_LIMITED');
    await context.open('/apps/dashboardpadres');
    await expect.element(notice).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await context.violations()).toEqual([]);
    await button('Enviar otra vez').click();
    await expect.element(page.getByText(/Demasiados intentos/)).toBeVisible();
  });

  test.for([['confirmed', waiting('2026-11-21T18:00:00.000Z')] as const, ['never asked', signedIn('padre')] as const])(
    'is not who is %s',
    async ([, person]) => {
      const context = createTestContext();
      context.remember(person);
      context.api.answer(listChildren, { data: [] });
      await context.open('/apps/dashboardpadres');
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(notice.elements()).toEqual([]);
    },
  );

  test('confirms in one go, and finds no notice on coming home', async () => {
    const context = createTestContext();
    context.remember(waiting());
    context.api.answer(confirmEmail, { message: 'Listo' });
    context.api.answer(listChildren, { data: [] });
    await context.open('/confirm#token=una-vez');
    await expect.element(button('Confirmar mi correo')).toBeVisible();
    context.api.answer(resumeSession, waiting('2026-11-21T18:00:00.000Z'));
    await button('Confirmar mi correo').click();
    await page.getByRole('link', { name: 'Ir a mi cuenta' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Laura!');
    expect(notice.elements()).toEqual([]);
  });

  test('who confirms before their session is answered for finds no notice either', async () => {
    const context = createTestContext();
    context.remember(waiting());
    const answerOld = context.api.hold(resumeSession, waiting());
    context.api.answer(confirmEmail, { message: 'Listo' });
    context.api.answer(listChildren, { data: [] });
    await context.open('/confirm#token=una-vez');
    await expect.poll(() => context.api.arrived(resumeSession)).toHaveLength(1);
    context.api.answer(resumeSession, waiting('2026-11-21T18:00:00.000Z'));
    await button('Confirmar mi correo').click();
    await expect.element(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible();
    answerOld();
    await page.getByRole('link', { name: 'Ir a mi cuenta' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Laura!');
    await expect.element(notice).not.toBeInTheDocument();
  });
});
