import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { lucia } from './personas/donor.ts';
import { type Child, rosa } from './personas/parent.ts';

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
  await expect(page.getByRole('combobox', { name: 'Estado' })).toBeEnabled();
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
  await tabTo(page, 'Donar $250.00');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  await tabTo(page, 'Aprobar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
});

test('a registration with the keyboard alone', async ({ page }) => {
  const parent = rosa();
  await page.goto(`${marketing}/padres#registro`);
  await expect(page.getByRole('combobox', { name: 'Estado' })).toBeEnabled();
  await type(page, 'Nombre', parent.name);
  await type(page, 'Apellidos', parent.lastName);
  await type(page, 'Correo electrónico', parent.email);
  await type(page, 'Teléfono', parent.phone);
  await choose(page, 'Estado', parent.state);
  await type(page, 'Nombre de usuario', parent.username);
  await type(page, 'Contraseña', parent.password);
  await type(page, 'Repite la contraseña', parent.password);
  await tabTo(page, 'Continuar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tus hijos', exact: true })).toBeFocused();

  const [first, second] = parent.children;
  await typeChild(page, first);
  await tabTo(page, 'Añadir otro hijo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hijo 2' })).toBeFocused();
  await typeChild(page, second);
  await tabTo(page, 'Continuar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeFocused();
  await tabTo(page, 'Registrarse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

async function typeChild(page: Page, child: Child): Promise<void> {
  await type(page, 'Nombre', child.name);
  await type(page, 'Apellidos', child.lastName);
  await pick(page, 'Preescolar', ['Preescolar', 'Primaria', 'Secundaria'].indexOf(child.level));
  await pick(page, '1°', Number.parseInt(child.grade, 10) - 1);
  await type(page, 'Correo electrónico', child.email);
  await type(page, 'Nombre de usuario', child.username);
  await type(page, 'Contraseña', child.password);
  await type(page, 'Repite la contraseña', child.password);
}

/** A group of choices is entered at its first, and walked with the arrows. */
async function pick(page: Page, first: string, index: number): Promise<void> {
  await tabTo(page, first);
  await page.keyboard.press('Space');
  for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
}
