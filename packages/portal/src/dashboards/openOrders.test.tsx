import { listOpenOrders } from '@lia/sdk/memberships/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { openOrder } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';

test('a payment that is in process is waited for at home, and is not to be paid again', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('padre'));
  api.answer(listChildren, { data: [] });
  api.answer(listOpenOrders, { data: [openOrder({ voucher: null, init_point: null })] });
  await open('/');
  const waiting = page.getByRole('region', { name: 'Pagos en proceso' });
  await expect
    .element(waiting.getByRole('listitem'))
    .toHaveTextContent('Tu pago está en proceso; te avisamos cuando se confirme.');
  await expect.element(waiting.getByRole('link')).not.toBeInTheDocument();
  await expect.element(page.getByText('Te falta pagar')).not.toBeInTheDocument();
});
