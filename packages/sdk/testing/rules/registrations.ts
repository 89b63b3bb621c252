import type { FreeRegistrationCall, SchoolContactCall } from '../../src/registrations/callSchemas.ts';
import type { Child } from '../../src/registrations/schema.ts';
import {
  bothAccepted,
  confirmation,
  consentRules,
  country,
  email,
  foreignPhone,
  foreignState,
  letters,
  mexicanPhone,
  mexicanState,
  password,
  personName,
  username,
} from './people.ts';
import { rulesOf } from './rule.ts';

const CHOOSE = 'Elige una opción de la lista';
const GRADE = 'Elige un grado de la lista';

export const parent = rulesOf<FreeRegistrationCall['form']>()(
  {
    name: 'María Fernanda',
    last_name: 'Ñáñez Ruiz-Healy',
    email: 'maria@correo.mx',
    phone_number: '5512345678',
    country: 'México',
    state: 'Jalisco',
    username: 'mafer',
    password: 'jacaranda',
    password_confirmation: 'jacaranda',
    role_id: 'padre',
    consents: bothAccepted,
  },
  [
    personName('name'),
    personName('last_name'),
    email('email', 'mama'),
    mexicanPhone('phone_number'),
    foreignPhone('phone_number'),
    country('country'),
    mexicanState('state'),
    foreignState('state'),
    username('username', 'ma'),
    password('password', 'password_confirmation'),
    confirmation('password_confirmation', 'password'),
    ...consentRules,
    {
      field: 'role_id',
      unasked: true,
      source: 'Section 3: role_id (from the route type) – a caller cannot choose another',
      accepts: ['padre'],
      rejects: [
        [undefined, 'Este dato es necesario'],
        ['admin', CHOOSE],
      ],
    },
  ],
);

const grades = (level: 1 | 2 | 3, accepts: readonly number[], beyond: number) =>
  ({
    field: 'grade',
    source: 'Grades 1° to 3°, plus 4° to 6° only for primaria',
    where: { level },
    accepts,
    rejects: [
      [undefined, 'Este dato es necesario'],
      [0, GRADE],
      [beyond, GRADE],
    ],
  }) as const;

export const child = rulesOf<Child>()(
  {
    name: 'Emiliano',
    last_name: 'Ruiz Ñáñez',
    level: 2,
    grade: 3,
    email: 'emiliano@correo.mx',
    username: 'emiliano',
    password: 'jacaranda',
    password_confirmation: 'jacaranda',
  },
  [
    personName('name'),
    personName('last_name'),
    {
      field: 'level',
      source: 'Child level: preescolar, primaria or secundaria – 1, 2, 3 (section 3)',
      accepts: [1, 2, 3],
      rejects: [
        [undefined, 'Este dato es necesario'],
        [4, CHOOSE],
      ],
    },
    grades(1, [1, 2, 3], 4),
    grades(2, [1, 2, 3, 4, 5, 6], 7),
    grades(3, [1, 2, 3], 4),
    email('email', 'hijo'),
    username('username', 'ij'),
    password('password', 'password_confirmation'),
    confirmation('password_confirmation', 'password'),
  ],
);

const sibling: Child = { ...child.valid, name: 'Regina', email: 'regina@correo.mx', username: 'regina' };

/** What is asked of a family as a whole. */
export const family = rulesOf<FreeRegistrationCall>()({ form: parent.valid, children: [child.valid, sibling] }, [
  {
    field: 'children[1].email',
    source: 'Each child must have a different email',
    accepts: ['regina.ruiz@correo.mx'],
    rejects: [
      ['emiliano@correo.mx', 'Cada hijo necesita un correo distinto'],
      ['EMILIANO@correo.mx', 'Cada hijo necesita un correo distinto'],
    ],
  },
  {
    field: 'children',
    unasked: true,
    source: 'Section 3: children[] – one at least (section 4), and no more than ten at once',
    accepts: [[numbered(10)], Array.from({ length: 10 }, (_, n) => numbered(n))],
    rejects: [
      [[], 'Registra al menos a un hijo'],
      [Array.from({ length: 11 }, (_, n) => numbered(n)), 'Puedes registrar hasta 10 hijos a la vez'],
    ],
  },
]);

function numbered(n: number): Child {
  return { ...child.valid, email: `hijo.${n}@correo.mx`, username: `hijo.${n}` };
}

export const schoolContact = rulesOf<SchoolContactCall>()(
  {
    name: 'Íñigo Peña',
    email: 'direccion@escuela.mx',
    phone: '5512345678',
    country: 'México',
    city: 'Xalapa',
    message: 'Somos una primaria con doce grupos',
    membership: 'anual',
    consents: bothAccepted,
  },
  [
    personName('name'),
    email('email', 'escuela'),
    mexicanPhone('phone'),
    { ...foreignPhone('phone'), where: { country: 'España' } },
    country('country'),
    {
      field: 'city',
      source: 'Section 3: city – as long as a state',
      accepts: ['Xa', 'Xalapa', letters(30)],
      rejects: [
        ['', 'Este dato es necesario'],
        ['X', 'El mínimo de caracteres es 2'],
        [letters(31), 'El máximo de caracteres es 30'],
      ],
    },
    {
      field: 'message',
      source: 'Section 3: message – required, and as long as a donor’s: 400',
      accepts: ['Llámenme', letters(400)],
      rejects: [
        ['', 'Este dato es necesario'],
        [letters(401), 'El máximo de carácteres permitidos es 400'],
      ],
    },
    {
      field: 'membership',
      source: 'Section 6: plans: gratis, mensual, anual',
      accepts: ['gratis', 'mensual', 'anual'],
      rejects: [
        [undefined, 'Este dato es necesario'],
        ['semestral', CHOOSE],
      ],
    },
    ...consentRules,
  ],
);
