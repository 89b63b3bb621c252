import { getProviderEvent, listProviderEvents } from '@lia/sdk/payments/endpoints';

import type { ResourceEndpoints } from '../app/resourceEndpoints.ts';

/** What providers reported. It is kept as it came; acting on it once more is a call of its own. */
export const providerEventEndpoints: ResourceEndpoints = { id: 'id', list: listProviderEvents, get: getProviderEvent };
