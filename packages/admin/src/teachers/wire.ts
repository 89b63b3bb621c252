import { getTeacher, listTeachers } from '@lia/sdk/teachers/endpoints';

import type { Wire } from '../app/wire.ts';

/** Registrations are read here; deleting one is a call of its own, since its documents go with it. */
export const teacherWire: Wire = { id: 'id', list: listTeachers, get: getTeacher };
