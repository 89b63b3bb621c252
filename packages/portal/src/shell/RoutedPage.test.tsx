import { getLegalText, listMyConsents } from '@lia/sdk/consents/endpoints';
import { buyMyCourse, listMyCatalogue } from '@lia/sdk/courses/endpoints';
import { type ComponentType, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import PersonalCache from '../app/PersonalCache.tsx';
import BuyCoursePage from '../courses/catalogue/BuyCoursePage.tsx';
import { MembersOnly } from '../session/guards.tsx';
import { catalogue, included } from '../testing/catalogue.ts';
import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';
import { Page } from '../ui/Page.tsx';
import FullLayout from './FullLayout.tsx';
import { RoutedPage } from './RoutedPage.tsx';

/** The code of the next page never arrives. */
const OnItsWay = lazy<ComponentType>(() => new Promise(() => undefined));

const routes = (
  <Routes>
    <Route element={<PersonalCache />}>
      <Route element={<MembersOnly permission="courses.buy" />}>
        <Route element={<RoutedPage />}>
          <Route path="/apps/cursos/:id" element={<BuyCoursePage />} />
          <Route path="/apps/miscursos/:id" element={<OnItsWay />} />
        </Route>
      </Route>
    </Route>
  </Routes>
);

test('a page that arrives late leaves the focus in the search that was opened meanwhile', async () => {
  const { api, open, at, remember } = createTestContext();
  remember(signedIn('padre'));
  api.answer(listMyConsents, { data: [] });
  let arrive = () => {};
  const Late = lazy(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { default: () => <Page title="Llegó">Llegó</Page> };
  });
  await open(
    '/',
    'es',
    <Routes>
      <Route path="/" element={<Navigate to="/apps/late" replace />} />
      <Route element={<PersonalCache />}>
        <Route element={<MembersOnly permission="children.read" />}>
          <Route element={<FullLayout />}>
            <Route path="/apps/late" element={<Late />} />
          </Route>
        </Route>
      </Route>
    </Routes>,
  );
  await page.getByRole('button', { name: 'Buscar...' }).click();
  const field = page.getByRole('combobox', { name: 'Buscar' });
  await field.fill('suscripcion');
  arrive();
  await expect.element(page.getByText('Llegó', { exact: true })).toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(at).toBe('/apps/suscription/');
});

test('a form that was sent is not shown again after going back before the next page has loaded', async () => {
  const { api, open, goBack, remember } = createTestContext();
  remember(signedIn('Maestro-M'));
  api.answer(getLegalText, { document: 'terms', version: '2026-11-01', title: 'Términos', text: 'Sí.' });
  api.answer(listMyCatalogue, catalogue([included()], { each_month: 3, left: 1 }));
  await open('/apps/cursos/3', 'es', routes);
  for (const text of ['términos y condiciones', 'aviso de privacidad']) {
    await page.getByRole('checkbox', { name: text }).click();
  }
  api.answer(buyMyCourse, {
    message: 'El curso ya es tuyo. Tu plan lo incluye',
    data: { order: { id: 'order-1' }, id_parent: 'place-1', init_point: null, given: true },
  });
  await page.getByRole('button', { name: 'Agregar a mis cursos' }).click();
  const done = page.getByRole('heading', { name: 'El curso ya es tuyo. Tu plan lo incluye' });
  await expect.element(done).toBeVisible();

  api.answer(listMyCatalogue, catalogue([included({ owned: true })], { each_month: 3, left: 0 }));
  await page.getByRole('button', { name: 'Ver mi curso' }).click();
  goBack();
  await expect.element(done).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Huertos escolares' })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Ver mi curso' })).toBeVisible();
});
