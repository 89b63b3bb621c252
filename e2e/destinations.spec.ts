import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { demo, signIn } from './personas/member.ts';

const { destinations } = addresses();

test('a teacher goes on to another site without signing in there, by an address that is good once', async ({
  page,
}) => {
  // Where the guard stops them, they are led on after signing in.
  await page.goto('/loginp?redirect=misgrupos');
  await expect(page).toHaveURL('/login');
  await signIn(page, demo('maestro'));
  await expect(page.getByRole('heading', { name: 'Hola, ' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${destinations}/community\\?token=.+::groups$`));
  await expect(page.getByText('groups', { exact: true })).toBeVisible();
  await expect(page.getByText('maestro', { exact: true }).first()).toBeVisible();

  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('navigation').getByRole('link', { name: 'LIA U' }).click();
  const site = await opened;
  await expect(site.getByText('LIA confirmó quién eres.')).toBeVisible();
  const { href } = new URL(site.url());
  expect(href).toContain(`${destinations}/course?token=`);

  // Opened again, or with what the address carries at another site, it leads nowhere.
  for (const address of [href, href.replace('/course?token=', '/games?jwt=')]) {
    await site.goto(address);
    await expect(site.getByRole('heading', { name: /^No pudimos abrir/ })).toBeVisible();
    await expect(site.getByText('Este acceso ya se usó, venció o no es para este sitio.')).toBeVisible();
  }
  await site.getByRole('link', { name: 'Volver a LIA' }).click();
  await expect(site).toHaveURL(/\/apps\/dashboardmaestros/);
});
