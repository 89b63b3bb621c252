import type { CoursePurchase } from '../../src/courses/schema.ts';
import {
  bothAccepted,
  confirmation,
  consentRules,
  country,
  email,
  foreignPhone,
  foreignState,
  mexicanPhone,
  mexicanState,
  password,
  personName,
  username,
} from './people.ts';
import { rulesOf } from './rule.ts';

/** The buyer of the course `id`, which the test of the API makes. */
export const course = rulesOf<CoursePurchase>()(
  {
    name: 'Ximena',
    last_name: "Núñez O'Farrill",
    email: 'ximena@correo.mx',
    phone_number: '9512345678',
    country: 'México',
    state: 'Jalisco',
    username: 'ximena',
    password: 'jacaranda',
    c_password: 'jacaranda',
    role_id: 28,
    course: { id: 7003, price: 1490, name: 'Lectura que emociona' },
    consents: bothAccepted,
  },
  [
    personName('name'),
    personName('last_name'),
    email('email', 'compra'),
    mexicanPhone('phone_number'),
    foreignPhone('phone_number'),
    country('country'),
    mexicanState('state'),
    foreignState('state'),
    username('username', 'cx'),
    password('password', 'c_password'),
    confirmation('c_password', 'password'),
    ...consentRules,
    {
      field: 'course',
      source: 'The course form also requires a selected course',
      accepts: [],
      rejects: [[undefined, 'Este dato es necesario']],
    },
    {
      field: 'role_id',
      unasked: true,
      source: 'Section 3: role_id (fixed 28)',
      accepts: [28],
      rejects: [
        [undefined, 'Este dato es necesario'],
        [1, 'Elige una opción de la lista'],
      ],
    },
  ],
);
