import { logout, resumeSession, viewAsChild } from '@lia/sdk/accounts/endpoints';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { keepSession, sessionToken } from '@lia/sdk/session/session';
import { keepView } from '@lia/sdk/session/view';
import { expect, onTestFinished, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { draftPrefix } from '../storage/storedDrafts.ts';
import { createTestContext } from '../testing/context.tsx';
import { missingConsents, signedIn } from '../testing/people.ts';

const banner = page.getByRole('region', { name: 'Vista de otra cuenta' });

/** A tab in which an administrator sees the portal as a parent for a while. */
function viewing(lasts: number) {
  onTestFinished(() => sessionStorage.clear());
  const context = createTestContext();
  keepSession(signedIn('admin'));
  const parent = signedIn('padre');
  const view = { ...parent, expires_at: new Date(Date.now() + lasts).toISOString() };
  keepView(view);
  context.api.answer(resumeSession, { ...view, user: { ...view.user, viewed: true } });
  context.api.answer(listChildren, { data: [] });
  context.api.answer(listMyConsents, { data: missingConsents });
  context.api.answer(logout, { message: 'Sesión cerrada' });
  return context;
}

test('every page states whose portal an administrator sees, how long, and leads back to the console', async () => {
  await page.viewport(320, 700);
  const context = viewing(12 * MINUTE_MS);
  const child = { uuid: 'c', name: 'Sofía', last_name: 'M', username: 'sofi' };
  context.api.answer(listChildren, { data: [{ ...child, level: 2, grade: 3, avatar_path: null }] });
  await context.open('/apps/dashboardpadres');
  await expect
    .element(banner)
    .toHaveTextContent('Ves el portal como Laura Méndez. Puedes mirar, pero no cambiar nada. Quedan 12 minutos.');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(await context.violations()).toEqual([]);
  // Nothing that changes something is offered.
  await expect.element(page.getByText('Sofía', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Cambiar contraseña/ })).not.toBeInTheDocument();
  expect(document.querySelectorAll('form')).toHaveLength(0);
  expect(context.api.arrived(listChildren).map(({ authorization }) => authorization)).toEqual([
    'Bearer token-of-padre',
  ]);

  await userEvent.keyboard('{Tab}');
  await expect.element(banner.getByRole('button', { name: 'Salir de la vista' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => context.went).toEqual(['/admin/users/uuid-padre/show']);
  expect(context.api.arrived(logout).map(({ authorization }) => authorization)).toEqual(['Bearer token-of-padre']);
  await expect.element(banner).not.toBeInTheDocument();
  // Their own session is as it was.
  expect(sessionToken()).toBe('token-of-admin');
});

test('signing out by the address leaves a view, and the drafts of its account as they are', async () => {
  const draft = `${draftPrefix('uuid-padre')}message`;
  localStorage.setItem(draft, 'encrypted');
  onTestFinished(() => localStorage.removeItem(draft));
  const context = viewing(12 * MINUTE_MS);
  await context.open('/logout');
  await expect.poll(() => context.went).toEqual(['/admin/users/uuid-padre/show']);
  expect(localStorage.getItem(draft)).toBe('encrypted');
});

test('a view that is over by itself leads back as well, and calls nothing as the administrator', async () => {
  const context = viewing(1500);
  await context.open('/apps/dashboardpadres');
  await expect.element(banner).toHaveTextContent('Queda 1 minuto.');
  await expect.poll(() => context.went, { timeout: 5000 }).toEqual(['/admin/users/uuid-padre/show']);
  expect(context.api.arrived(listChildren).map(({ authorization }) => authorization)).toEqual([
    'Bearer token-of-padre',
  ]);
  expect(sessionToken()).toBe('token-of-admin');
});

test('a parent opens the portal as their child sees it, and comes back to their own home', async () => {
  onTestFinished(() => sessionStorage.clear());
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.answer(listMyConsents, { data: missingConsents });
  const child = { uuid: 'c', name: 'Sofía', last_name: 'M', username: 'sofi' };
  context.api.answer(listChildren, { data: [{ ...child, level: 2, grade: 3, avatar_path: null }] });
  await context.open('/apps/dashboardpadres');
  const button = page.getByRole('button', { name: 'Ver su comunidad como Sofía' });
  await expect.element(button).toBeVisible();
  context.api.cut(viewAsChild);
  await button.click();
  await expect.element(page.getByText(/^No hay conexión/)).toBeVisible();
  const student = signedIn('alumno');
  const user = { ...student.user, viewed: true, viewed_by_guardian: true };
  const view = { ...student, user, expires_at: new Date(Date.now() + 12 * MINUTE_MS).toISOString() };
  context.api.answer(viewAsChild, view);
  await button.click();
  await expect.poll(() => context.went).toEqual(['/']);

  // The back button restores the parent's page as it was left.
  context.api.answer(resumeSession, view);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(banner).toHaveTextContent(/Puedes mirar, pero no cambiar nada/);
  await expect.element(button).not.toBeInTheDocument();
  await cleanup();

  const inView = createTestContext();
  inView.api.answer(resumeSession, view);
  inView.api.answer(logout, { message: 'Sesión cerrada' });
  await inView.open('/apps/landing');
  await expect.element(banner).toHaveTextContent(/Puedes mirar, pero no cambiar nada/);
  await banner.getByRole('button', { name: 'Salir de la vista' }).click();
  await expect.poll(() => inView.went).toEqual(['/']);
  expect(sessionToken()).toBe('token-of-padre');
});
