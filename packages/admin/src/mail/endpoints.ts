import { listUndeliveredEmails } from '@lia/sdk/mail/endpoints';

import type { ResourceEndpoints } from '../app/resourceEndpoints.ts';

/** Emails that were given up. They have no page of their own; sending one again is a call of its own. */
export const emailEndpoints: ResourceEndpoints = { id: 'id', list: listUndeliveredEmails, get: listUndeliveredEmails };
