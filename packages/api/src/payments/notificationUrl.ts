import { notifyPayment } from '@lia/sdk/payments/endpoints';
import { fillPath } from '@lia/sdk/http/client';

import { API_ROOT } from '../platform/serve.ts';
import type { PaymentProvider } from './provider.ts';

/** Where a provider reports payments to. */
export const notificationUrl = (publicUrl: string, { name }: Pick<PaymentProvider, 'name'>): string =>
  publicUrl + API_ROOT + fillPath(notifyPayment, { provider: name });
