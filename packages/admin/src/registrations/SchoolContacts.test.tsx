import { contactSchool } from '@lia/sdk/registrations/endpoints';
import { schoolContactLabels } from '@lia/sdk/registrations/schoolLabels';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations } from '../testing/axe.ts';
import { fact, narrowed } from '../testing/orders.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';

/** A school asks as it does on the registration page; its message is its own. */
async function aRequest(message = uniqueName('Somos 300 alumnos')): Promise<string> {
  await clientOf().call(contactSchool, {
    body: {
      name: 'Elena Prado',
      email: 'elena@escuela.example',
      phone: '2221234567',
      country: 'México',
      city: 'Cholula',
      message,
      membership: 'anual',
    },
  });
  return message;
}

it('shows what a school asks for', async () => {
  await signIn();
  const message = await aRequest();
  await openConsole(narrowed('school-contacts', { q: message }));
  const row = page.getByRole('row', { name: 'Elena Prado' });
  await expect.element(row).toHaveTextContent('Plan anual');
  await expect.element(row).toHaveTextContent('Por contactar');
  await expect.element(page.getByRole('button', { name: 'Por contactar 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Contactada 0' })).toBeVisible();
  await page.getByRole('link', { name: 'Elena Prado' }).click();

  await expect.element(page.getByRole('heading', { name: 'Solicitud de Elena Prado' })).toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(fact(schoolContactLabels.membership.es)).toBe('Plan anual');
  expect(fact('Ciudad y país')).toBe('Cholula, México');
  await expect.element(page.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:2221234567');
});

it('shows why a request cannot be restored', async () => {
  await signIn();
  const message = await aRequest();
  await openConsole(narrowed('school-contacts', { q: message }));
  await page.getByRole('link', { name: 'Elena Prado' }).click();
  await page.getByRole('button', { name: 'Marcar como contactado' }).click();
  const back = page.getByRole('button', { name: 'Volver a «Por contactar»' });
  await expect.element(back).toBeVisible();
  await aRequest(message);
  await back.click();
  await expect.element(page.getByText('La escuela volvió a pedir lo mismo. Atiende la solicitud nueva')).toBeVisible();
});

it('explains the empty list', async () => {
  await signIn();
  await openConsole('/school-contacts', {
    fetch: (url, init) =>
      url.includes('/school-contacts')
        ? Promise.resolve(Response.json([], { headers: { 'Content-Range': 'items */0' } }))
        : fetch(url, init),
  });
  await expect.element(page.getByText(/Cuando una escuela pida que la contactemos/)).toBeVisible();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  const message = await aRequest();
  await openConsole(narrowed('school-contacts', { q: message }), { language });
  const first = page.getByRole('main').getByRole('link', { name: /Elena Prado/ });
  await expect.element(first).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(width === 320 ? 0 : 1);
  expect(await screenViolations()).toEqual([]);
  await first.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/Elena Prado/);
  expect(await screenViolations()).toEqual([]);
});
