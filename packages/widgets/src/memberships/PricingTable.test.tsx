import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { createTestContext } from '../testing/context.tsx';
import { PricingTable } from './PricingTable.tsx';

const tab = (name: string) => page.getByRole('tab', { name });
const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

describe('the plans', () => {
  test('are guest, monthly and annual for each audience, the annual one as a twelfth beside the whole', async () => {
    const context = createTestContext();
    await context.show(<PricingTable />);
    await expect.element(tab('Padres')).toHaveAttribute('aria-selected', 'true');
    await expect.element(card('Invitado')).toHaveTextContent('Gratis');
    await expect.element(card('Mensual')).toHaveTextContent('$149.00');
    await expect.element(card('Anual')).toHaveTextContent('$124.17');
    await expect.element(card('Anual')).toHaveTextContent('Un solo pago de $1,490.00 m.n. al año');

    await tab('Escuelas').click();
    await expect.element(card('Mensual')).toHaveTextContent('$2,499.00');
    await expect.element(card('Anual')).toHaveTextContent('$2,082.50');
    expect(context.recorded.events).toEqual([['ready', {}]]);
  });

  test('lead to the registration of their type and membership', async () => {
    const context = createTestContext();
    await context.show(<PricingTable type="maestro" />);
    const link = page.getByRole('link', { name: 'Elegir el plan anual' });
    await expect.element(link).toHaveAttribute('href', '/register?type=maestro&membership=anual');
    await link.click();
    await page.getByRole('link', { name: 'Empezar gratis' }).click();
    expect(context.recorded.went).toEqual([
      '/register?type=maestro&membership=anual',
      '/register?type=maestro&membership=gratis',
    ]);
  });

  test('lead to where the site around them registers, as seen from its page', async () => {
    const context = createTestContext();
    await context.show(<PricingTable registerAt="/{type}s?membership={membership}#registro" />);
    const link = page.getByRole('link', { name: 'Elegir el plan mensual' });
    await expect.element(link).toHaveAttribute('href', `${location.origin}/padres?membership=mensual#registro`);
    await link.click();
    expect(context.recorded.went).toEqual([`${location.origin}/padres?membership=mensual#registro`]);
  });

  test('lead to the portal where the address of the site is a script', async () => {
    await createTestContext().show(<PricingTable registerAt="javascript:alert('{type}')" />);
    await expect
      .element(page.getByRole('link', { name: 'Elegir el plan mensual' }))
      .toHaveAttribute('href', '/register?type=padre&membership=mensual');
  });

  test('are moved through with the arrow keys', async () => {
    await createTestContext().show(<PricingTable />);
    await tab('Padres').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Maestros')).toHaveFocus();
    await expect.element(tab('Maestros')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(tab('Padres')).toHaveFocus();
    await expect.element(card('Mensual')).toHaveTextContent('$149.00');
  });

  test('show the failure when they cannot be loaded, and can be retried', async () => {
    const context = createTestContext();
    await context.script({ 'GET /membresia': [{ status: 500, body: { code: 'UNKNOWN_ERROR', message: '' } }] });
    await context.show(<PricingTable />);
    await expect
      .element(page.getByRole('alert'), { timeout: 15_000 })
      .toHaveTextContent('No pudimos cargar los planes.');
    await context.script({
      'GET /membresia': [
        { status: 200, body: { data: [{ id: 2, type: 'padre', membership: 'mensual', price: 99_00 }] } },
      ],
    });
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect.element(card('Mensual')).toHaveTextContent('$99.00');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test.for(['es', 'en'] as const)('are accessible (%s)', async (language) => {
    const { container } = await createTestContext().show(<PricingTable />, { language });
    await expect.element(page.getByText('$124.17')).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });
});
