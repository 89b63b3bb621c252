import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { saveMyLanguage } from '@lia/sdk/notifications/endpoints';
import { type ComponentType, lazy, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import PersonalCache from '../app/PersonalCache.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { MembersOnly } from '../session/guards.tsx';
import FullLayout from '../shell/FullLayout.tsx';
import { LanguageChoice } from '../shell/LanguageChoice.tsx';
import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';
import { LazyBoundary } from './LazyBoundary.tsx';
import { lazyDialog } from './lazyDialog.tsx';
import { Page } from './Page.tsx';

/** Code that does not arrive, as a browser reports it. */
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A page on which something is typed, with a part, a dialog and a link to a page that do not load. */
function openWithMissing() {
  // React reports what boundaries catch.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  const Part = lazy<ComponentType>(missing);
  const Dialog = lazyDialog<{ close: () => void }>(missing);
  const MissingPage = lazy<ComponentType>(missing);

  function Typed() {
    const [showsPart, setShowsPart] = useState(false);
    const [asks, setAsks] = useState(false);
    return (
      <Page title="Carta">
        <h1>Carta</h1>
        <textarea aria-label="Texto" />
        <button type="button" onClick={() => setShowsPart(true)}>
          Ver copias
        </button>
        <button type="button" onClick={() => setAsks(true)}>
          Enviar
        </button>
        {showsPart && (
          <LazyBoundary>
            <Part />
          </LazyBoundary>
        )}
        {asks && <Dialog close={() => setAsks(false)} />}
      </Page>
    );
  }

  const { api, open, violations, remember } = createTestContext();
  remember(signedIn('padre'));
  api.answer(listMyConsents, { data: [] });
  const routes = (
    <Routes>
      <Route path="/" element={<Navigate to="/apps/dashboardpadres" replace />} />
      <Route element={<PersonalCache />}>
        <Route element={<MembersOnly permission="children.read" />}>
          <Route element={<FullLayout />}>
            <Route path="/apps/dashboardpadres" element={<Typed />} />
            <Route path="/apps/suscription" element={<MissingPage />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
  return { show: () => open('/', 'es', routes), violations };
}

test('a part whose code does not arrive leaves what was typed beside it, and offers to load the page again', async () => {
  const { show, violations } = openWithMissing();
  await show();
  const text = page.getByRole('textbox', { name: 'Texto' });
  await text.fill('Querida familia');
  await page.getByRole('button', { name: 'Ver copias' }).click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'No hay conexión. Revisa tu internet y vuelve a intentarlo' });
  await expect.element(alert.getByRole('button', { name: 'Recargar' })).toBeVisible();
  await expect.element(text).toHaveValue('Querida familia');
  expect(await violations()).toEqual([]);
});

test('without a connection, a dialog whose code does not arrive is reported by a toast, each time that it is opened', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { show } = openWithMissing();
  await show();
  const send = page.getByRole('button', { name: 'Enviar' });
  const toast = page
    .getByRole('alert')
    .filter({ hasText: 'No hay conexión. Revisa tu internet y vuelve a intentarlo' });
  for (const _ of ['first', 'second']) {
    await send.click();
    await expect.element(toast.getByRole('button', { name: 'Recargar' })).toBeVisible();
    await toast.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(toast).not.toBeInTheDocument();
  }
});

test('a page whose code does not arrive leaves the menu, from which the others open as before', async () => {
  const { show, violations } = openWithMissing();
  await show();
  const menu = page.getByRole('navigation', { name: 'Navegación' });
  await menu.getByRole('link', { name: 'Suscripción' }).click();
  const broken = page.getByRole('heading', { level: 1, name: 'No pudimos abrir esta página' });
  await expect.element(broken).toHaveFocus();
  await expect.element(page.getByText('No hay conexión. Revisa tu internet y vuelve a intentarlo')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  expect(await violations()).toEqual([]);

  await menu.getByRole('link', { name: 'Inicio' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Carta' })).toBeVisible();
});

test('a page that throws is a fault of ours', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  function Faulty(): never {
    throw new TypeError("Cannot read properties of undefined (reading 'name')");
  }
  const { open } = createTestContext();
  await open('/', 'es', <Faulty />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Algo falló de nuestro lado' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Recargar' })).toBeVisible();
});

test('a language whose texts do not arrive is refused, and the page and the e-mails stay in their own', async () => {
  const { api, open } = createTestContext();
  api.answer(saveMyLanguage, { message: 'Listo' });
  const lost = { es: {}, fetchEnglish: missing };
  function Texts() {
    useTexts(lost);
    return <LanguageChoice />;
  }
  await open('/', 'es', <Texts />);
  await page.getByRole('button', { name: 'English' }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'No hay conexión. Revisa tu internet y vuelve a intentarlo' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible();
  expect([document.documentElement.lang, localStorage.getItem('lia_language')]).toEqual(['es', null]);
  expect(api.arrived(saveMyLanguage)).toEqual([]);
});
