import { describe } from 'vitest';

import { walk } from '../../testing/walk.ts';
import { volunteeringSchema } from './volunteeringSchema.ts';

const REQUIRED = 'Este dato es necesario';
const CHOOSE = 'Elige una opción de la lista';
const UNEXPECTED = 'Este dato no se espera aquí';
const least = (min: number) => `El mínimo de caracteres es ${min}`;
const most = (max: number) => `El máximo de caracteres es ${max}`;

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
  const texts = (['company', 'businessName', 'position'] as const).flatMap(
    (field) =>
      [
        [`no ${field}`, { [field]: undefined }, { [field]: REQUIRED }],
        [`an empty ${field}`, { [field]: '' }, { [field]: REQUIRED }],
        [`${field} of 2`, { [field]: 'AB' }, { [field]: least(3) }],
        [`${field} of 3`, { [field]: 'ABC' }],
        [`${field} of 300`, { [field]: 'a'.repeat(300) }],
        [`${field} of 301`, { [field]: 'a'.repeat(301) }, { [field]: most(300) }],
      ] as const,
  );
  walk(volunteeringSchema, offer, [
    ['everything', {}],
    ...texts,
    ['another support', { support: 1 }, { support: CHOOSE }],
    ['no support', { support: undefined }, { support: REQUIRED }],
    ['no message', { instructions: undefined }, { instructions: REQUIRED }],
    ['an empty message', { instructions: '' }, { instructions: REQUIRED }],
    ['a message of 400', { instructions: 'a'.repeat(400) }],
    [
      'a message of 401',
      { instructions: 'a'.repeat(401) },
      { instructions: 'El máximo de carácteres permitidos es 400' },
    ],
    ['a name with digits', { name: 'Íñigo 2' }, { name: 'No se permiten caracteres especiales' }],
    ['an e-mail without a domain', { email: 'inigo' }, { email: 'Por favor ingresa un correo válido' }],
    ['a phone from abroad', { phone_number: '34612345678' }],
    ['a phone of 16', { phone_number: '5'.repeat(16) }, { phone_number: most(15) }],
    ['a phone with letters', { phone_number: 'cinco' }, { phone_number: 'Ingresa únicamente números' }],
    ['a country', { country: 'México' }, { '': UNEXPECTED }],
    ['a way to appear', { publish_both: true }, { '': UNEXPECTED }],
  ]);
});
