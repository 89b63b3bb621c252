import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { acceptTexts } from './fill.ts';
import { familyAnswers, subscription } from './familySubscription.tsx';
import type { Screen } from './screens.tsx';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const shared = { tag: null, form: subscription };

/** The screens of subscribing a family by card. */
export const subscriptionScreens: readonly Screen[] = [
  {
    ...shared,
    name: 'a subscription by card',
    answers: familyAnswers,
    reach: async () => {
      await expect.element(page.getByText('Aprobada')).toBeVisible();
    },
    shows: 'Sofía Méndez Ruiz',
    refused: 'Suscribirse',
  },
  {
    ...shared,
    name: 'a subscription without children',
    answers: { ...familyAnswers, 'GET /children': [{ status: 200, body: { data: [] } }] },
    shows: 'Registrar a mis hijos',
  },
  {
    ...shared,
    name: 'a subscription that was bought',
    answers: familyAnswers,
    async reach() {
      await acceptTexts();
      await press('Aprobada');
      await press('Suscribirse');
    },
    shows: 'Plan Mensual para Sofía y Luis.',
  },
];
