import type { Role } from '@lia/sdk/accounts/roles';
import { enterCommunity, enterCourse, enterGames, enterKinder, enterPlus } from '@lia/sdk/destinations/endpoints';
import type { Endpoint } from '@lia/sdk/http/endpoint';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const ADDRESS = 'https://sitio.example/?token=t.o.k';

const entrances: readonly [string, Role, Endpoint<{ returns: string }>, suffix: string][] = [
  ['/loginp', 'padre', enterCommunity, ''],
  ['/loginp?redirect=misgrupos', 'maestro', enterCommunity, '::groups'],
  ['/loginp?redirect=onlinelia', 'maestro', enterCommunity, '::video'],
  ['/loginp?redirect=misgruposid', 'maestro', enterCommunity, '::video'],
  ['/loginp?redirect=recursoslia', 'director_escuela', enterCommunity, '::recursos-digitales'],
  ['/loginp?redirect=misherramientas', 'maestro', enterCommunity, '::mis-herramientas'],
  ['/loginp?redirect=experienciaslia', 'padre', enterCommunity, '::event'],
  ['/loginp?redirect=constructor', 'padre', enterCommunity, ''],
  ['/loginlia?course_id=12', 'maestro', enterCourse, ''],
  ['/loginmundolia', 'maestro_preescolar', enterKinder, ''],
  ['/logina', 'alumno', enterGames, ''],
  ['/logina?redirect=plus', 'padre', enterPlus, ''],
];

test.for(entrances)('%s leads %s to its destination', async ([path, role, endpoint, suffix]) => {
  const { api, remember, open, went } = createTestContext();
  remember(signedIn(role));
  api.answer(endpoint, ADDRESS);
  await open(path);
  await expect.poll(() => went).toEqual([ADDRESS + suffix]);
  expect(api.arrived(endpoint)).toMatchObject([{ authorization: `Bearer token-of-${role}` }]);
});

test('a course is named to the API', async () => {
  const { api, remember, open, went } = createTestContext();
  remember(signedIn('maestro'));
  api.answer(enterCourse, ADDRESS);
  await open('/loginlia?course_id=12');
  await expect.poll(() => went).toHaveLength(1);
  expect(api.arrived(enterCourse)).toMatchObject([{ body: { course_id: 12 } }]);
});

test('who cannot be led there reads why, and tries again', async () => {
  const { api, remember, open, went, violations } = createTestContext();
  remember(signedIn('alumno'));
  api.refuse(enterGames, 404, 'NOT_FOUND');
  await open('/logina');
  await expect.element(page.getByRole('heading', { level: 1, name: 'No pudimos abrir Actividades LIA' })).toBeVisible();
  await expect.element(page.getByText('Este sitio todavía no está disponible en tu comunidad')).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(went).toEqual([]);
  api.answer(enterGames, ADDRESS);
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect.poll(() => went).toEqual([ADDRESS]);
});

test('whose role does not go there reads so, and goes back', async () => {
  const { api, remember, open, at, went, violations } = createTestContext();
  remember(signedIn('admin_escuela'));
  api.refuse(enterGames, 403, 'FORBIDDEN');
  await open('/logina');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Actividades LIA no está en tu cuenta' }))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Intentar de nuevo' }).elements()).toEqual([]);
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('link', { name: 'Volver al inicio' }));
  await expect.poll(at).toBe('/apps/dashboard/');
  expect(went).toEqual([]);
});

test('each visit has an address of its own', async () => {
  const { api, remember, open, went, goBack } = createTestContext();
  remember(signedIn('alumno'));
  api.refuse(enterGames, 404, 'NOT_FOUND');
  await open('/logina');
  await userEvent.click(page.getByRole('link', { name: 'Volver al inicio' }));
  await expect.element(page.getByText('¡Hola, Laura!')).toBeVisible();
  api.answer(enterGames, ADDRESS);
  goBack();
  await expect.poll(() => went).toEqual([ADDRESS]);
  expect(api.arrived(enterGames)).toHaveLength(2);
});

test('the navigation leads members where they may go', async () => {
  const links = () =>
    page
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/login'));
  const { remember, open } = createTestContext();
  remember(signedIn('maestro_preescolar'));
  await open('/apps/dashboardmaestros/');
  await expect.poll(links).toEqual(['/loginp', '/logina', '/logina?redirect=plus', '/loginlia', '/loginmundolia']);
});

test('students, who have no navigation, find the games on their start', async () => {
  const { remember, open, violations } = createTestContext();
  remember(signedIn('alumno'));
  await open('/apps/landing');
  await expect.element(page.getByRole('link', { name: 'Ir a jugar' })).toHaveAttribute('href', '/logina');
  expect(await violations()).toEqual([]);
});
