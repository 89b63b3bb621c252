import { listLostLetters } from '@lia/sdk/mail/endpoints';

import type { Wire } from '../app/wire.ts';

/** Letters that were given up. They have no page of their own; sending one again is a call of its own. */
export const letterWire: Wire = { id: 'id', list: listLostLetters, get: listLostLetters };
