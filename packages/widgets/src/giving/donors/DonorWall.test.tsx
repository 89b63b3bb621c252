import type { WallDonor } from '@lia/sdk/giving/wall';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../../testing/axe.ts';
import { createTestContext } from '../../testing/context.tsx';
import { DonorWall } from './DonorWall.tsx';

const LOGO = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const donor = (n: number, change: Partial<WallDonor> = {}): WallDonor => ({
  id: String(n),
  name: `Empresa ${n}`,
  person: null,
  logo: null,
  total: null,
  ...change,
});

async function showWall(donors: readonly WallDonor[], language: 'es' | 'en' = 'es') {
  const context = createTestContext();
  await context.script({ 'GET /donors': [{ status: 200, body: { data: donors } }] });
  return { ...(await context.show(<DonorWall />, { language })), context };
}

describe('the wall of donors', () => {
  test.for(['es', 'en'] as const)('shows each as they chose, and is accessible (%s)', async (language) => {
    const whole = donor(1, { person: 'Lucía Herrera', logo: LOGO, total: 10_800_00 });
    const { container } = await showWall([whole, donor(2)], language);
    await expect.element(page.getByText('Lucía Herrera')).toBeVisible();
    const [first, second] = page.getByRole('listitem').elements();
    expect(first?.textContent).toBe(`Empresa 1Lucía Herrera${language === 'es' ? 'Donó' : 'Gave'} $10,800.00`);
    expect(first?.querySelector('img')?.src).toBe(LOGO);
    expect(second?.textContent).toBe('Empresa 2');
    expect(await violations(container)).toEqual([]);
  });

  test('shows four first, the others at a press, and these only again', async () => {
    await showWall(Array.from({ length: 14 }, (_, n) => donor(n)));
    await expect.element(page.getByText('Empresa 3')).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(4);
    await page.getByRole('button', { name: 'Ver a todos' }).click();
    expect(page.getByRole('listitem').elements()).toHaveLength(14);
    await page.getByRole('button', { name: 'Ver menos' }).click();
    expect(page.getByRole('listitem').elements()).toHaveLength(4);
  });

  test('leads to the donation form', async () => {
    const { context } = await showWall([]);
    await page.getByRole('link', { name: 'Yo también quiero apoyar' }).click();
    expect(context.recorded.went).toEqual(['/registroapoyar']);
  });

  test('announces donors while there are none', async () => {
    await showWall([]);
    await expect.element(page.getByText('Aquí aparecerán quienes apoyen y quieran que se sepa.')).toBeVisible();
  });

  test('shows the failure when it cannot be loaded, and can be retried', async () => {
    const context = createTestContext();
    await context.script({ 'GET /donors': [{ status: 500, body: { code: 'UNKNOWN_ERROR', message: '' } }] });
    await context.show(<DonorWall />);
    await expect
      .element(page.getByRole('alert'), { timeout: 15_000 })
      .toHaveTextContent('No pudimos cargar a los donantes.');
    await context.script({ 'GET /donors': [{ status: 200, body: { data: [donor(7)] } }] });
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect.element(page.getByText('Empresa 7')).toBeVisible();
  });
});
