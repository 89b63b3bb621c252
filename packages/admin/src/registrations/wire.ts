import { getSchoolContact, listSchoolContacts } from '@lia/sdk/registrations/endpoints';

import type { Wire } from '../app/wire.ts';

/** What schools ask. It is kept as it came; marking it is a call of its own. */
export const schoolContactWire: Wire = { id: 'id', list: listSchoolContacts, get: getSchoolContact };
