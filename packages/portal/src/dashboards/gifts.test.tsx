import { listMyPlaces } from '@lia/sdk/places/endpoints';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

describe('the home of who gives', () => {
  const company = { id: 309, name: 'Textiles Mayahuel' };
  const gift = { order: 'o', title: 'Donativo', months: 12, school: null, used: null, until: null, ended: false };

  test.for([
    ['a company', 'admin_escuela', company, '/apps/patrocinar'],
    ['an account of no school', 'user', null, '/apps/donar'],
  ] as const)('offers %s a way to help until something was given', async ([, role, of, offered]) => {
    const { open, api, remember, violations } = createTestContext();
    const { user, ...session } = signedIn(role);
    remember({ ...session, user: { ...user, company: of } });
    api.answer(listMyPlaces, { data: [] });
    await open('/');
    const section = page.getByRole('region', { name: 'Quiero apoyar' });
    await expect.element(section.getByRole('link', { name: 'Ver cómo apoyar' })).toHaveAttribute('href', offered);
    expect(await violations()).toEqual([]);
  });

  test('shows a company the places of its gifts, and calls it a company', async () => {
    const { open, api, remember } = createTestContext();
    const { user, ...session } = signedIn('admin_escuela');
    remember({ ...session, user: { ...user, company } });
    api.answer(listMyPlaces, {
      data: [
        { ...gift, places: 1200 },
        { ...gift, order: 'p', places: 5, ended: true },
      ],
    });
    await open('/');
    await expect.element(page.getByText('Has regalado 1,205 lugares.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Tu empresa' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Tu escuela' })).not.toBeInTheDocument();
  });

  test('offers a school nothing of the kind before it gave', async () => {
    const { open, api, remember } = createTestContext();
    remember(signedIn('admin_escuela'));
    api.answer(listMyPlaces, { data: [] });
    await open('/');
    await expect.poll(() => api.arrived(listMyPlaces)).toHaveLength(1);
    await expect.element(page.getByRole('heading', { name: 'Tu escuela' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Quiero apoyar' })).not.toBeInTheDocument();
  });
});
