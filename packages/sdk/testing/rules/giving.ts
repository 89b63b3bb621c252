import type { DonationCall, SponsorshipCall, VolunteeringCall } from '../../src/giving/callSchemas.ts';
import {
  bothAccepted,
  consentRules,
  country,
  email,
  foreignPhone,
  foreignState,
  letters,
  mexicanPhone,
  mexicanState,
  personName,
} from './people.ts';
import { type Rule, rulesOf } from './rule.ts';

const CHOOSE = 'Elige una opción de la lista';

/** Text of 3 to 300 characters, of any kind. */
const organisation = <F extends string>(field: F, source: string): Rule<F> => ({
  field,
  source,
  accepts: ['3 M', 'Grupo 3M & Cía., S.A. de C.V.', letters(300), { typed: ' Semilla ', kept: 'Semilla' }],
  rejects: [
    ['', 'Este dato es necesario'],
    ['AB', 'El mínimo de caracteres es 3'],
    [letters(301), 'El máximo de caracteres es 300'],
  ],
});

const position = <F extends string>(field: F): Rule<F> => ({
  field,
  source: 'Donation: position: 3 to 300, letters only',
  accepts: ['CEO', 'Dirección técnico-pedagógica', letters(300)],
  rejects: [
    ['', 'Este dato es necesario'],
    ['VP', 'El mínimo de caracteres es 3'],
    ['Jefa 2', 'No se permiten caracteres especiales'],
    ['Directora/dueña', 'No se permiten caracteres especiales'],
    [letters(301), 'El máximo de caracteres es 300'],
  ],
});

const amount = <F extends string>(field: F, where: object): Rule<F> => ({
  field,
  source:
    "Donation: amount: numeric ('Ingresa únicamente números') – from 10 pesos, the least that card companies charge, up to a million: more is talked over",
  where: { ...where },
  accepts: [500, 1234.56, 10, 10.01, 1_000_000],
  rejects: [
    [undefined, 'Este dato es necesario'],
    ['mucho', 'Ingresa únicamente números'],
    ['12 pesos', 'Ingresa únicamente números'],
    ['1e5', 'Ingresa únicamente números'],
    ['0x1F4', 'Ingresa únicamente números'],
    ['Infinity', 'Ingresa únicamente números'],
    [9.99, 'La cantidad mínima es 10'],
    [0, 'La cantidad mínima es 10'],
    [-5, 'La cantidad mínima es 10'],
    [1_000_000.01, 'La cantidad máxima es 1000000'],
    [10.005, 'Este dato no es válido'],
  ],
});

/** Who gives, as both forms ask it. */
const giver = (who: string) => [
  personName('name'),
  email('email', who),
  mexicanPhone('phone_number'),
  foreignPhone('phone_number'),
  country('country'),
  mexicanState('state'),
  foreignState('state'),
];

const contact = {
  name: 'Lucía Herrera',
  email: 'lucia@semilla.mx',
  phone_number: '5512345678',
  country: 'México',
  state: 'Jalisco',
  institution: 'Fundación Semilla',
  businessName: 'Semilla, A.C.',
  position: 'Directora',
  publish_donors: true,
  publish_logo: false,
  publish_both: false,
  consents: bothAccepted,
};

export const donation = rulesOf<DonationCall>()({ support: 1, supportStudents: 3, ...contact }, [
  {
    field: 'support',
    source: 'Section 3: support: 1 = 1 to 10 children, 2 = more than 10, 3 = monetary amount',
    where: { instructions: 'Queremos apoyar', supportAmount: 500 },
    accepts: [1, 2, 3],
    rejects: [
      [undefined, 'Este dato es necesario'],
      [4, CHOOSE],
    ],
  },
  {
    field: 'supportStudents',
    source: 'Section 9: student count choices: 1 to 10',
    accepts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    rejects: [
      [undefined, 'Este dato es necesario'],
      [0, CHOOSE],
      [11, CHOOSE],
      [2.5, CHOOSE],
    ],
  },
  amount('supportAmount', { support: 3, supportStudents: undefined }),
  {
    field: 'institution',
    source: 'Donation: institution: max 300',
    accepts: ['UNAM', letters(300)],
    rejects: [[letters(301), 'El máximo de caracteres es 300']],
  },
  organisation('businessName', 'Donation: businessName: 3 to 300'),
  position('position'),
  ...giver('donante'),
  ...consentRules,
  {
    field: 'instructions',
    source: "Donation: message: max 400 ('El máximo de carácteres permitidos es 400')",
    accepts: ['Gracias', letters(400)],
    rejects: [[letters(401), 'El máximo de carácteres permitidos es 400']],
  },
  {
    field: 'instructions',
    source: 'Donation: message: required for the more-than-10 option',
    where: { support: 2, supportStudents: undefined },
    accepts: ['Queremos apoyar a 40 niñas', letters(400)],
    rejects: [
      ['', 'Este dato es necesario'],
      [letters(401), 'El máximo de carácteres permitidos es 400'],
    ],
  },
  {
    field: 'publish_donors',
    unasked: true,
    source: 'Section 3: each choice sets exactly one of the three flags',
    accepts: [true],
    rejects: [
      [false, 'Elige una sola forma de publicar tu donativo'],
      [undefined, 'Este dato es necesario'],
    ],
  },
]);

export const sponsorship = rulesOf<SponsorshipCall>()(
  { sponsorship: 1, supportStudents: 3, supportMonths: 6, ...contact },
  [
    {
      field: 'sponsorship',
      source: 'Section 3: sponsorship: 1 = special projects, 2 = online programming courses',
      accepts: [1, 2],
      rejects: [
        [undefined, 'Este dato es necesario'],
        [3, CHOOSE],
      ],
    },
    {
      field: 'supportStudents',
      source: 'Section 3: supportStudents: 1 to 10, 11 = more than 10, 12 = monetary amount (type 1)',
      where: { supportAmount: 500 },
      accepts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      rejects: [
        [undefined, 'Este dato es necesario'],
        [0, CHOOSE],
        [13, CHOOSE],
      ],
    },
    {
      field: 'supportStudents',
      source: 'Section 3: 12 = monetary amount (type 1) – so not for type 2',
      where: { sponsorship: 2 },
      accepts: [1, 10, 11],
      rejects: [[12, CHOOSE]],
    },
    {
      field: 'supportMonths',
      source: 'Sponsorship: supportMonths max 150 characters – it counts months, so it is a whole number up to 36',
      accepts: [1, 12, 36],
      rejects: [
        [undefined, 'Este dato es necesario'],
        ['seis', 'Ingresa únicamente números'],
        ['1e1', 'Ingresa únicamente números'],
        [1.5, 'Ingresa únicamente números'],
        [0, 'Ingresa una cantidad mayor a cero'],
        [37, 'La cantidad máxima es 36'],
        [1e20, 'La cantidad máxima es 36'],
      ],
    },
    amount('supportAmount', { supportStudents: 12, supportMonths: undefined }),
    organisation('institution', 'Sponsorship: institution 3 to 300'),
    organisation('businessName', 'Donation: businessName: 3 to 300'),
    position('position'),
    ...giver('padrino'),
    ...consentRules,
    {
      field: 'publish_donors',
      unasked: true,
      source: 'Section 3: each choice sets exactly one of the three flags',
      accepts: [true],
      rejects: [[false, 'Elige una sola forma de publicar tu donativo']],
    },
  ],
);

export const volunteering = rulesOf<VolunteeringCall>()(
  {
    support: 2,
    company: 'Grupo Ñandú',
    businessName: 'Ñandú Servicios, S.A. de C.V.',
    position: 'Gerente de talento',
    name: "Íñigo O'Farrill",
    email: 'inigo@nandu.mx',
    phone_number: '5512345678',
    instructions: 'Somos 12 personas y tenemos los viernes por la tarde.',
    consents: bothAccepted,
  },
  [
    {
      field: 'support',
      unasked: true,
      source: 'Section 3: volunteering: support fixed at 2',
      accepts: [2],
      rejects: [
        [undefined, 'Este dato es necesario'],
        [1, CHOOSE],
      ],
    },
    organisation('company', 'Volunteering: company 3 to 300'),
    organisation('businessName', 'Volunteering: businessName 3 to 300'),
    organisation('position', 'Volunteering: position 3 to 300 – of any kind, where a donor’s has letters only'),
    personName('name'),
    email('email', 'equipo'),
    {
      ...mexicanPhone('phone_number'),
      source: 'Phone: required, digits only – no country is asked for, so the longer limit of the two: 15',
      rejects: [
        ['', 'Este dato es necesario'],
        ['cinco', 'Ingresa únicamente números'],
        ['1234567890123456', 'El máximo de caracteres es 15'],
      ],
    },
    {
      field: 'instructions',
      source: "Message: required for volunteering, max 400 ('El máximo de carácteres permitidos es 400')",
      accepts: ['Los viernes', letters(400)],
      rejects: [
        ['', 'Este dato es necesario'],
        [letters(401), 'El máximo de carácteres permitidos es 400'],
      ],
    },
    ...consentRules,
  ],
);
