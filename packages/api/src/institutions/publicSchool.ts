import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';

import { nameKey } from '../geography/names.ts';
import type { Starting } from '../platform/module.ts';
import { institutions } from './tables.ts';

const NAME = 'Comunidad LIA';

/** Makes the school that public registrations belong to (document 1 section 9), unless it is there. */
export async function ensurePublicSchool({ db }: Starting): Promise<void> {
  await db
    .insert(institutions)
    .values({
      id: PUBLIC_SCHOOL_ID,
      name: NAME,
      nameKey: nameKey(NAME),
      description: 'Familias que se registran por su cuenta',
      type: 'Escuela',
      is_active: true,
    })
    .onConflictDoNothing();
}
