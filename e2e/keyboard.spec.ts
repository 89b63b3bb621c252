import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { lucia } from './personas/donor.ts';

const { school, marketing } = addresses();

/** Name of what has the focus, through open shadow roots: its label, or the text of a button. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const root = element?.getRootNode();
    const byId = (id: string) =>
      root instanceof ShadowRoot || root instanceof Document ? root.getElementById(id)?.textContent : undefined;
    const ids = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const name = element?.getAttribute('aria-label') ?? ids.map(byId).join(' ') ?? labels?.[0]?.textContent ?? '';
    return (name || labels?.[0]?.textContent || element?.textContent || '').trim();
  });

/** Presses Tab until the focus is on something whose name begins with `name`; what cannot be reached fails. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (here.startsWith(name)) return;
    passed.push(here);
  }
  throw new Error(`Tab does not reach "${name}"; it passed ${passed.join(' | ')}.`);
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Lists are chosen from by typing, as keyboards do. */
async function choose(page: Page, name: string, option: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(option);
}

test('a donation with the keyboard alone', async ({ page }) => {
  const donor = lucia();
  await page.goto(`${school}/donativos`);
  // The first look of the form has no states yet: only the form itself follows a choice at once.
  await expect(page.getByRole('combobox', { name: 'Estado' })).toContainText(donor.state);
  await tabTo(page, 'De 1 a 10 niñas y niños');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await type(page, 'Cantidad a donar', '250');
  await type(page, 'Nombre completo', donor.name);
  await type(page, 'Correo electrónico', donor.email);
  await type(page, 'Teléfono', donor.phone);
  await choose(page, 'Estado', donor.state);
  await type(page, 'Empresa o razón social', donor.businessName);
  await type(page, 'Cargo', donor.position);
  await tabTo(page, 'No publicar nada');
  await page.keyboard.press('ArrowDown');
  for (const name of ['Acepto los términos', 'Acepto el aviso']) {
    await tabTo(page, name);
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'Donar $250.00');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  await tabTo(page, 'Aprobar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
});

test('the marketing site with the keyboard alone', async ({ page }) => {
  await page.goto(marketing);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  await page.keyboard.press('Tab');
  for (const name of ['Padres', 'Maestros', 'Escuelas']) {
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${marketing}/escuelas`);
  await expect(navigation.getByRole('link', { name: 'Escuelas' })).toHaveAttribute('aria-current', 'page');

  const question = page.getByText('¿Pedir la llamada me compromete a algo?');
  const answer = page.getByText('Es una conversación.');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});
