import { listUndeliveredEmails } from '@lia/sdk/mail/endpoints';

import type { Wire } from '../app/wire.ts';

/** Emails that were given up. They have no page of their own; sending one again is a call of its own. */
export const emailWire: Wire = { id: 'id', list: listUndeliveredEmails, get: listUndeliveredEmails };
