import { describe } from 'vitest';

import { walk } from '../../testing/walk.ts';
import { volunteeringSchema } from './volunteeringSchema.ts';

const UNEXPECTED = 'Este dato no se espera aquí';

const offer = {
  support: 2,
  company: 'Grupo Ñandú',
  businessName: 'Ñandú Servicios, S.A. de C.V.',
  position: 'Gerente de talento 2',
  name: "Íñigo O'Farrill Ruiz-Healy",
  email: 'inigo@nandu.example',
  phone_number: '5512345678',
  instructions: 'Somos 12 personas y tenemos los viernes por la tarde.',
};

describe('an offer to volunteer (document 1 sections 3 and 5)', () => {
  walk(volunteeringSchema, offer, [
    ['everything', {}],
    ['a phone from abroad', { phone_number: '34612345678' }],
    ['a country', { country: 'México' }, { '': UNEXPECTED }],
    ['a way to appear', { publish_both: true }, { '': UNEXPECTED }],
  ]);
});
