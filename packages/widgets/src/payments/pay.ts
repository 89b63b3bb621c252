import type { Client } from '@lia/sdk/http/client';

import type { Chosen } from './PaymentStep.tsx';
import type { Settled } from './settled.ts';

/** Pays a purchase that may be sent. Called again under the same key, it goes on with the same order. */
export type Pay = (client: Client, key: string, chosen: Chosen) => Promise<Settled>;
