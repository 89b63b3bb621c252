import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

test('a home without children names an invitation that may wait', async () => {
  const { open, api, remember, violations } = createTestContext();
  remember(signedIn('padre'));
  api.answer(listChildren, { data: [] });
  await open('/');
  await expect.element(page.getByText(/^Si aceptaste una invitación, los verás cuando/)).toBeVisible();
  expect(await violations()).toEqual([]);
});
