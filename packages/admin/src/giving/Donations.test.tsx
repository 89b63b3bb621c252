import { publishFlags } from '@lia/sdk/giving/rules';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations, violations } from '../testing/axe.ts';
import { fact, openConsole, signIn } from '../testing/context.tsx';
import { aPicture } from '../testing/picture.ts';
import { aDonation } from '../testing/donations.ts';
import { downloads } from '../testing/downloads.ts';
import { anOrder, aRefundedGift } from '../testing/orders.ts';

const searchFor = (q: string) => `/donations?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

it('lists donations with their arithmetic and status, and finds them by status', async () => {
  await signIn();
  const children = await aDonation({});
  const contact = await aDonation({ support: 2 });
  const router = await openConsole('/donations');

  await page.getByRole('textbox', { name: 'Buscar' }).fill(children);
  const row = page.getByRole('row', { name: children });
  await expect.element(row).toHaveTextContent('$10,800.00 m.n.');
  await expect.element(row).toHaveTextContent('3 niñas y niños × $3,600.00 m.n.');
  await expect.element(row).toHaveTextContent('Pendiente');
  await expect.element(row).toHaveTextContent(/(lun|mar|mié|jue|vie|sáb|dom) \d+ \S+ \d{4}, \d\d:\d\d/);

  await page.getByRole('textbox', { name: 'Buscar' }).fill(contact);
  await expect.element(page.getByRole('row', { name: contact })).toHaveTextContent('Por contactar');
  await expect.element(page.getByRole('row', { name: contact })).toHaveTextContent('Por acordar');
  await expect.element(page.getByRole('button', { name: 'Por contactar 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Aprobado 0' })).toBeVisible();
  await page.getByRole('button', { name: 'Aprobado 0' }).click();
  await expect.element(page.getByText('No hay registros que mostrar!')).toBeVisible();
  expect(router.state.location.search).toContain('approved');
});

it('shows a donation whole, with its logo', async () => {
  await signIn();
  const name = await aDonation({}, await aPicture());
  await openConsole(searchFor(name));
  await page.getByRole('link', { name }).click();
  await expect.element(page.getByRole('heading', { name: `Donativo de ${name}` })).toBeVisible();
  expect(fact('Nombre completo')).toBe('María Núñez');
  expect(fact('Cargo')).toBe('Directora');
  expect(fact('Correo electrónico')).toBe('maria@panaderia.example');
  expect(fact('Teléfono')).toBe('5512345678');
  expect(fact('Estado y país')).toBe('Puebla, México');
  expect(fact('Mensaje')).toBe('Con gusto');
  expect(fact('Institución')).toBe('Sin dato');
  await expect.element(page.getByText('Publicar solo el nombre de la empresa')).toBeVisible();
  const logo = page.getByRole('img', { name: `Logotipo de ${name}` });
  await expect.element(logo).toBeVisible();
  await expect.poll(() => logo.element()).toHaveProperty('naturalWidth', 40);
  await expect.element(page.getByRole('button', { name: /Descargar logotipo\.png/ })).toBeEnabled();
  expect(await violations()).toEqual([]);
});

it('offers a document as a download only', async () => {
  await signIn();
  const name = await aDonation({}, new File(['%PDF-1.7\n%%EOF\n'], 'carta.pdf', { type: 'application/pdf' }));
  await openConsole(searchFor(name));
  await page.getByRole('link', { name }).click();
  const files = downloads();
  await page.getByRole('button', { name: /Descargar carta\.pdf/ }).click();
  await expect.poll(() => [...files.keys()]).toEqual(['carta.pdf']);
  expect(page.getByRole('img', { name: /Logotipo/ }).elements()).toEqual([]);
});

it('shows when a file could not be fetched, and tries again', async () => {
  await signIn();
  const name = await aDonation({}, await aPicture());
  let broken = true;
  await openConsole(searchFor(name), {
    fetch: (url, init) =>
      broken && url.endsWith('/file') ? Promise.resolve(new Response(null, { status: 404 })) : fetch(url, init),
  });
  await page.getByRole('link', { name }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos traer el archivo.');
  broken = false;
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByRole('img', { name: `Logotipo de ${name}` })).toBeVisible();
});

it('makes a donation that waits for our call stand out', async () => {
  await signIn();
  const name = await aDonation({ support: 2, ...publishFlags(3) });
  await openConsole(searchFor(name));
  await page.getByRole('link', { name }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Hay que llamar a este donante');
  await expect.element(page.getByText('No publicar')).toBeVisible();
  await expect.element(page.getByText('No envió ningún archivo.')).toBeVisible();
  expect(page.getByRole('link', { name: 'Ver pedido y recibo' }).elements()).toEqual([]);
});

it('leads from a donation to its order, and back', async () => {
  await signIn();
  const { name, orderId, folio } = await anOrder();
  await openConsole(searchFor(folio ?? ''));
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(name);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const order = page.getByRole('link', { name: 'Ver pedido y recibo' });
  await expect.element(order).toHaveAttribute('href', `/orders/${orderId}/show`);
  expect(fact('Pedido')).toBe(orderId);
  expect(fact('Folio del recibo')).toBe(folio);
  await order.click();
  await expect.element(page.getByRole('button', { name: `Descargar ${folio}` })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Donativo', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: /^Donativo de / })).toBeVisible();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  await openConsole(searchFor('Textiles Mayahuel'), { language });
  const first = page.getByRole('link', { name: /Textiles Mayahuel/ });
  await expect.element(first).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await first.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Textiles Mayahuel');
  expect(await screenViolations()).toEqual([]);
});

it('puts a paid donation on the wall of donors, and takes it off', async () => {
  await signIn();
  const { name } = await anOrder();
  await openConsole(searchFor(name));
  await page.getByRole('link', { name: 'Panadería La Espiga' }).click();
  await page.getByRole('button', { name: 'Mostrar en el muro de donantes' }).click();
  await expect.element(page.getByText(/^En el muro desde el /)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar del muro' }).click();
  await expect.element(page.getByRole('button', { name: 'Mostrar en el muro de donantes' })).toBeVisible();
});

it('gives the places of a paid donation to a school', async () => {
  await signIn();
  const { name } = await anOrder();
  await openConsole(searchFor(name));
  await page.getByRole('link', { name: 'Panadería La Espiga' }).click();
  await expect.element(page.getByText('Da 3 lugares por 12 meses.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Dar los lugares' })).toBeDisabled();
  const [school, give] = [
    page.getByRole('combobox', { name: 'Escuela' }),
    page.getByRole('button', { name: 'Dar los lugares' }),
  ];
  await school.fill('jacaran');
  await page.getByRole('option', { name: 'Colegio Jacarandas' }).click();
  // Beside each other, or one just below the other.
  const between = give.element().getBoundingClientRect().top - school.element().getBoundingClientRect().bottom;
  expect(between).toBeLessThan(50);
  await give.click();
  await expect.element(page.getByText(/^Los tiene Colegio Jacarandas, hasta el /)).toBeVisible();
  await expect.element(page.getByText('0 de 3 en uso')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('link', { name: 'Ver quién los tiene' }).click();
  await expect.element(page.getByRole('heading', { name: 'Licencias de Colegio Jacarandas' })).toBeVisible();
  expect(fact('Quién paga')).toBe('Lugares donados');
});

it('shows of a donation whose money went back which school had its places, and promises it none', async () => {
  await signIn();
  const { name } = await aRefundedGift();
  await openConsole(searchFor(name));
  await page.getByRole('link', { name: 'Panadería La Espiga' }).click();
  await expect.element(page.getByText('El dinero se devolvió: ya no da lugares.')).toBeVisible();
  await expect.element(page.getByText(/^Los tuvo Colegio Jacarandas, hasta el /)).toBeVisible();
  expect(page.getByText(/^Podrás darlos a una escuela/).elements()).toEqual([]);
  expect(page.getByText('0 de 3 en uso').elements()).toEqual([]);
  await page.getByRole('link', { name: 'Ver quién los tuvo' }).click();
  await expect.element(page.getByText('Estos lugares donados terminaron.')).toBeVisible();
});
