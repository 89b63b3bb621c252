import { expect, test } from '@playwright/test';

import { demo, signIn } from './personas/member.ts';

/** A link of each role group, what it shows, and one that another group has. */
const links = [
  {
    as: 'padre',
    path: '/apps/suscription/',
    heading: 'Suscripción',
    foreign: '/apps/landing',
    home: '/apps/dashboardpadres',
  },
  {
    as: 'maestro',
    path: '/apps/cursos',
    heading: 'Cursos',
    foreign: '/apps/suscription/',
    home: '/apps/dashboardmaestros/',
  },
  { as: 'alumno', path: '/apps/userguide', heading: 'Guía', foreign: '/apps/membership', home: '/apps/landing' },
  {
    as: 'director_escuela',
    path: '/invoice',
    heading: 'Mis facturas',
    foreign: '/apps/interested',
    home: '/apps/dashboard/',
  },
  { as: 'admin', path: '/apps/lugares', heading: 'Lugares', foreign: '/apps/suscription/', home: '/apps/dashboard/' },
];

for (const { as, path, heading, foreign, home } of links) {
  test(`a link of ${as} asks a visitor to sign in and opens then; that of others leads home`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await signIn(page, demo(as));
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.goto(foreign);
    await expect(page).toHaveURL(home);
  });
}
