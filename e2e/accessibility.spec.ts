import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { expectAccessible } from './axe.ts';
import { expectToFit } from './fit.ts';
import { openConsole } from './personas/administrator.ts';
import { fillDonation, lucia } from './personas/donor.ts';
import { demo, enter } from './personas/member.ts';

const { product, school, marketing } = addresses();
const languages = ['es', 'en'] as const;

// A page that was put in place of the served one comes from no address that the browser knows, and the forms from this
// machine's.
test.use({ permissions: ['local-network-access'] });

/** The portal and the console keep their language; an embedded form takes the one of the page around it. */
async function speak(page: Page, language: (typeof languages)[number]): Promise<void> {
  if (new URL(page.url()).origin === product) {
    await page.evaluate((kept) => localStorage.setItem('lia_language', kept), language);
  } else {
    await page.route(page.url(), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('lang="es-MX"', `lang="${language}"`);
      await route.fulfill({ response, body });
    });
  }
  await page.reload();
  // A form that never came would break no rule. Each comes when it is near what is seen.
  for (const form of await page.locator('xpath=//*[starts-with(local-name(), "lia-")]').all()) {
    await form.evaluate((element) => element.scrollIntoView());
    await expect(form.locator('[part]').first()).toBeAttached();
  }
}

/** Gives from the school's page and decides the payment; returns the address of the checkout. */
async function give(page: Page, decision: string): Promise<string> {
  await page.goto(`${school}/donativos`);
  await fillDonation(page, lucia(), { mode: 'De 1 a 10 niñas y niños', children: 2 });
  await page.getByRole('button', { name: 'Donar $7,200.00' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  const checkout = page.url();
  await page.getByRole('button', { name: decision }).click();
  await expect(page).toHaveURL(/\/receipt\?/);
  return checkout;
}

const visits: { name: string; open: (page: Page) => Promise<void> }[] = [
  ...[
    '/login',
    '/loginerror?message=Algo',
    '/register?type=padre&membership=gratis',
    '/register?type=padre&membership=anual',
    '/register?type=escuela&membership=mensual',
    '/maestros/registro/20?membership=mensual',
    '/memberships',
    '/registroapoyar',
    '/registropatrocinar/2',
    '/registrovoluntario',
    '/registro',
    '/cursos/1',
    '/legal/privacy',
    '/confirm#token=una-vez',
    '/confirm',
    '/forgotPassword',
    '/resetPassword#token=una-vez',
  ].map((path) => ({
    name: path,
    open: async (page: Page) => void (await page.goto(path)),
  })),
  ...['/receipt', '/sandbox/checkout/nada', '/pages/errors/error-404'].map((path) => ({
    name: path,
    open: async (page: Page) => void (await page.goto(path)),
  })),
  ...[
    '/',
    '/padres',
    '/maestros',
    '/escuelas',
    '/cursos',
    '/apoyar',
    '/apoyar/patrocinio',
    '/apoyar/voluntariado',
    '/acceso',
    '/recibo',
    '/pago',
    '/familia',
    '/terminos',
    '/privacidad',
  ].map((path) => ({
    name: `marketing site ${path}`,
    open: async (page: Page) => void (await page.goto(marketing + path)),
  })),
  ...['/', '/donativos', '/patrocinios', '/voluntariado', '/campana'].map((path) => ({
    name: `partner school ${path}`,
    open: async (page: Page) => void (await page.goto(school + path)),
  })),
  { name: "a parent's dashboard", open: (page) => enter(page, demo('padre'), /dashboardpadres/) },
  ...['/apps/membership', '/invoice', '/bill'].map((path) => ({
    name: `${path} of a parent who pays`,
    open: async (page: Page) => {
      await enter(page, demo('padre-a'), /dashboardpadres/);
      await page.goto(path);
    },
  })),
  { name: "a teacher's dashboard", open: (page) => enter(page, demo('maestro'), /dashboardmaestros/) },
  { name: "a school's dashboard", open: (page) => enter(page, demo('admin_escuela'), /dashboard/) },
  { name: "a student's landing", open: (page) => enter(page, demo('alumno'), /landing/) },
  { name: "the console's door", open: async (page) => void (await page.goto('/admin')) },
  { name: 'institutions', open: (page) => openConsole(page, '/admin/institutions') },
  { name: 'a new institution', open: (page) => openConsole(page, '/admin/institutions/create') },
  ...['donations', 'sponsorships', 'volunteerings'].flatMap((gifts) => [
    { name: gifts, open: (page: Page) => openConsole(page, `/admin/${gifts}`) },
    {
      name: `one of the ${gifts}`,
      open: async (page: Page) => {
        await openConsole(page, `/admin/${gifts}`);
        await page.locator(`main a[href*="/${gifts}/"][href*="/show"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`/${gifts}/[^/?]+/show`));
      },
    },
  ]),
  { name: 'courses', open: (page) => openConsole(page, '/admin/courses') },
  { name: 'a course', open: (page) => openConsole(page, '/admin/courses/1') },
  { name: 'sites', open: (page) => openConsole(page, '/admin/embeds') },
  { name: 'a new site', open: (page) => openConsole(page, '/admin/embeds/create') },
  {
    name: 'a site',
    open: async (page) => {
      await openConsole(page, '/admin/embeds');
      await page.locator('main a[href*="/embeds/"][href$="/show"]').first().click();
      await expect(page.getByRole('figure').first()).toBeVisible();
    },
  },
  { name: 'requests of schools', open: (page) => openConsole(page, '/admin/school-contacts') },
  {
    name: 'the request of a school',
    open: async (page) => {
      await openConsole(page, '/admin/school-contacts');
      await page.locator('main a[href*="/school-contacts/"][href$="/show"]').first().click();
      await expect(page).toHaveURL(/\/school-contacts\/[^/?]+\/show/);
    },
  },
  { name: 'letters that nobody got', open: (page) => openConsole(page, '/admin/letters') },
  { name: 'an approved receipt', open: async (page) => void (await give(page, 'Aprobar')) },
  { name: 'a rejected receipt', open: async (page) => void (await give(page, 'Rechazar')) },
  { name: 'a decided checkout', open: async (page) => void (await page.goto(await give(page, 'Aprobar'))) },
];

for (const language of languages) {
  for (const { name, open } of visits) {
    test(`${name} (${language}) is accessible`, async ({ page }) => {
      await open(page);
      await speak(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expectAccessible(page);
      await expectToFit(page);
    });
  }
}
