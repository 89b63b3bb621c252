import { getOwnStudies } from '@lia/sdk/groups/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

describe('the home of a student', () => {
  const group = { id: 'g', name: 'Águilas', level: 2, grade: 3, teacher: 'Guadalupe Robles' } as const;

  test('shows group, teacher and card in plain words, and nothing about money', async () => {
    await page.viewport(320, 700);
    const { open, api, remember, violations } = createTestContext();
    remember(signedIn('alumno', 'Sofía'));
    api.answer(listHomework, []);
    api.answer(getOwnStudies, { data: { groups: [group], school: 'Benito Juárez', card: 'has' } });
    await open('/');
    const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await expect
      .element(card('Tu grupo: Águilas'))
      .toHaveTextContent('Tu maestra o maestro es Guadalupe Robles.3° de primaria · Benito Juárez');
    await expect.element(card('Tu tarjeta')).toHaveTextContent('entras sin contraseña');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(document.body.textContent).not.toMatch(/\$|plan|pag/i);
    expect(await violations()).toEqual([]);
    await page.viewport(1280, 800);
  });

  test('names the next step where there is no group or card yet, and tries again', async () => {
    const { open, api, remember } = createTestContext();
    remember(signedIn('alumno', 'Sofía'));
    api.answer(listHomework, []);
    api.refuse(getOwnStudies, 503, 'SERVICE_UNAVAILABLE');
    await open('/');
    await expect.element(page.getByRole('heading', { name: 'No pudimos traer tu grupo' })).toBeVisible();
    api.answer(getOwnStudies, { data: { groups: [], school: null, card: 'may' } });
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(page.getByText(/Cuando tu maestra o maestro te agregue/)).toBeVisible();
    await expect.element(page.getByText(/Pídesela a tu familia/)).toBeVisible();
  });
});
