import { getSchoolContact, listSchoolContacts } from '@lia/sdk/registrations/endpoints';

import type { ResourceEndpoints } from '../app/resourceEndpoints.ts';

/** What schools ask. It is kept as it came; marking it is a call of its own. */
export const schoolContactEndpoints: ResourceEndpoints = { id: 'id', list: listSchoolContacts, get: getSchoolContact };
