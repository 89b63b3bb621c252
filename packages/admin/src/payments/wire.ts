import { getProviderEvent, listProviderEvents } from '@lia/sdk/payments/endpoints';

import type { Wire } from '../app/wire.ts';

/** What providers reported. It is kept as it came; acting on it once more is a call of its own. */
export const providerEventWire: Wire = { id: 'id', list: listProviderEvents, get: getProviderEvent };
