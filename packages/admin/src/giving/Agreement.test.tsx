import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';
import { aDonation, aSponsorship } from '../testing/donations.ts';

const searchFor = (q: string, list = '/donations') => `${list}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** By the keyboard: a pointer that rests on the heading of a list has its tooltip over the first row. */
async function press(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
}

it('orders what was agreed on with a donor once, and changes it while it is not paid', async () => {
  await signIn();
  const name = await aDonation({ support: 2, supportStudents: undefined });
  const sent: string[] = [];
  await openConsole(searchFor(name), {
    fetch: (url, init) => {
      if (init.method === 'POST' && url.endsWith('/order')) sent.push(url);
      return fetch(url, init);
    },
  });
  await press(page.getByRole('link', { name }));
  await press(button('Enviar el pago acordado'));
  const dialog = page.getByRole('dialog', { name: 'Enviar el pago acordado' });
  await expect.element(dialog.getByText(/^Enviamos a maria@panaderia\.example un correo/)).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Enviar el enlace' });
  await expect.element(send).toBeDisabled();
  const children = page.getByRole('textbox', { name: '¿Cuántas niñas y niños?' });
  const price = page.getByRole('textbox', { name: 'Aportación por cada uno, en pesos' });
  await children.fill('25');
  await expect.element(dialog.getByText('Total: $90,000.00 m.n.')).toBeVisible();
  await price.fill('mucho');
  await expect.element(send).toBeDisabled();
  await price.fill('$3,200');
  await expect.element(dialog.getByText('Total: $80,000.00 m.n.')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await send.dblClick();
  await expect.element(page.getByText('25 niñas y niños × $3,200.00 m.n.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'Ver pedido y recibo' })).toBeVisible();
  await expect.element(button('Dijo que no')).not.toBeInTheDocument();

  await button('Cambiar lo acordado').click();
  await expect.element(page.getByText(/El de antes deja de servir\.$/)).toBeVisible();
  await expect.element(children).toHaveValue('25');
  await expect.element(price).toHaveValue('3200.00');
  await children.fill('12');
  await button('Enviar el enlace').click();
  await expect.element(page.getByText('12 niñas y niños × $3,200.00 m.n.')).toBeVisible();
});

it('notes that a donor declined, and takes that back', async () => {
  await signIn();
  const name = await aDonation({ support: 2, supportStudents: undefined });
  await openConsole(searchFor(name));
  await press(page.getByRole('link', { name }));
  await press(button('Dijo que no'));
  await expect.element(page.getByText(/Lo anotamos el .+ Ya no hay que llamar\./)).toBeVisible();
  await expect.element(page.getByText('Hay que llamar a este donante')).not.toBeInTheDocument();
  await expect.element(button('Enviar el pago acordado')).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
  await button('Quitar «Dijo que no»').click();
  await expect.element(page.getByText('Hay que llamar a este donante')).toBeVisible();
});

it('orders what was agreed on with a sponsor of more than ten students, by students and months', async () => {
  await signIn();
  const name = await aSponsorship({ supportStudents: 11, supportMonths: undefined });
  await openConsole(searchFor(name, '/sponsorships'));
  await press(page.getByRole('link', { name }));
  await press(button('Enviar el pago acordado'));
  const dialog = page.getByRole('dialog', { name: 'Enviar el pago acordado' });
  const send = dialog.getByRole('button', { name: 'Enviar el enlace' });
  await dialog.getByRole('textbox', { name: '¿Cuántos estudiantes?' }).fill('40');
  await expect.element(send).toBeDisabled();
  const months = dialog.getByRole('textbox', { name: '¿Cuántos meses?' });
  await months.fill('121');
  await expect.element(months).toHaveAccessibleDescription('La cantidad máxima es 120');
  await expect.element(send).toBeDisabled();
  await months.fill('6');
  await expect.element(dialog.getByText('Total: $144,000.00 m.n.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Aportación por estudiante y mes, en pesos' }).fill('500');
  await expect.element(dialog.getByText('Total: $120,000.00 m.n.')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await send.click();
  await expect.element(page.getByText('40 estudiantes × 6 meses × $500.00 m.n.')).toBeVisible();
  await expect.element(button('Cambiar lo acordado')).toBeVisible();
});
