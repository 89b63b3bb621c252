import { getTeacher, listTeachers } from '@lia/sdk/teachers/endpoints';

import type { ResourceEndpoints } from '../app/resourceEndpoints.ts';

/** Registrations are read here; deleting one is a call of its own, since its documents go with it. */
export const teacherEndpoints: ResourceEndpoints = { id: 'id', list: listTeachers, get: getTeacher };
