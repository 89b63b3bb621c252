import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { enter, signIn } from './personas/member.ts';
import { fillRegistration, registrationForm, rosa } from './personas/parent.ts';

const { marketing, product } = addresses();

test(
  'a parent signs up with two children, once for a double press, and all of them come in',
  { tag: '@phone' },
  async ({ page }) => {
    const parent = rosa();
    await page.goto(marketing);
    await page.getByRole('main').getByRole('link', { name: 'Registrar a mis hijos' }).click();
    await fillRegistration(page, parent);
    await page.getByRole('button', { name: 'Registrarse' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Tu registro está listo. Ya puedes iniciar sesión' })).toBeFocused();
    await expect(page).toHaveURL(`${product}/login`);

    // The way back leads to a form that knows nothing of it.
    await page.goBack();
    await page.locator('lia-registration').scrollIntoViewIfNeeded();
    await expect(registrationForm(page).getByLabel('Apellidos')).toHaveValue('');

    await page.goto('/login');
    await signIn(page, parent);
    await expect(page).toHaveURL(/\/apps\/dashboardpadres/);
    const children = page.getByRole('region', { name: 'Tus hijos' }).getByRole('listitem');
    await expect(children).toHaveCount(2);
    const [emiliano, sofia] = parent.children;
    await expect(children.filter({ hasText: 'Emiliano' })).toContainText('4° de primaria');
    await expect(children.filter({ hasText: 'Emiliano' })).toContainText(emiliano.username);
    await expect(children.filter({ hasText: 'Sofía' })).toContainText('3° de preescolar');

    await enter(page, sofia);
    await expect(page).toHaveURL(/\/apps\/landing/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sofía');
  },
);
