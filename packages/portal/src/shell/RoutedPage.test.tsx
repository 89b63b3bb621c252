import { getLegalText } from '@lia/sdk/consents/endpoints';
import { buyMyCourse, listMyCatalogue } from '@lia/sdk/courses/endpoints';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import PersonalCache from '../app/PersonalCache.tsx';
import BuyCoursePage from '../courses/catalogue/BuyCoursePage.tsx';
import { MembersOnly } from '../session/guards.tsx';
import { catalogue, included } from '../testing/catalogue.ts';
import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';
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
