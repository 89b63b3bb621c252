import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { refusals, walk } from '../../testing/walk.ts';
import { donationTotal, publishChoice, publishChoices, publishFlags, studentCounts, supports } from './rules.ts';
import { donationSchema } from './schema.ts';

const REQUIRED = 'Este dato es necesario';
const INVALID = 'Este dato no es válido';
const NO_SPECIALS = 'No se permiten caracteres especiales';
const DIGITS = 'Ingresa únicamente números';
const CHOOSE = 'Elige una opción de la lista';
const ONE_PUBLISH = 'Elige una sola forma de publicar tu donativo';
const most = (max: number) => `El máximo de caracteres es ${max}`;
const least = (min: number) => `El mínimo de caracteres es ${min}`;

const donation = {
  support: 1,
  supportStudents: 3,
  institution: 'Fundación Semilla',
  businessName: 'Semilla, A.C.',
  position: 'Directora',
  name: 'Lucía Herrera',
  email: 'lucia@example.mx',
  phone_number: '5512345678',
  country: 'México',
  state: 'Puebla',
  ...publishFlags(1),
};
const manyChildren = { support: 2, supportStudents: undefined, instructions: 'Queremos apoyar a 40 niñas' };
const anAmount = { support: 3, supportStudents: undefined, supportAmount: 500 };

describe('what is given (document 1 sections 3, 5 and 9)', () => {
  walk(donationSchema, donation, [
    ['3 children', {}],
    ['1 child', { supportStudents: 1 }],
    ['10 children', { supportStudents: 10 }],
    ['11 children', { supportStudents: 11 }, { supportStudents: CHOOSE }],
    ['0 children', { supportStudents: 0 }, { supportStudents: CHOOSE }],
    ['half a child', { supportStudents: 2.5 }, { supportStudents: CHOOSE }],
    ['no count', { supportStudents: undefined }, { supportStudents: REQUIRED }],
    ['a count that is text', { supportStudents: '3' }, { supportStudents: CHOOSE }],
    ['a fourth kind of support', { support: 4 }, { support: CHOOSE }],
    ['no kind', { support: undefined }, { support: REQUIRED }],
    ['more than 10 children with a message', manyChildren],
    ['more than 10 without a message', { ...manyChildren, instructions: undefined }, { instructions: REQUIRED }],
    ['more than 10 with an empty message', { ...manyChildren, instructions: '' }, { instructions: REQUIRED }],
    ['an amount', anAmount],
    ['an amount with centavos', { ...anAmount, supportAmount: 1234.56 }],
    ['one centavo', { ...anAmount, supportAmount: 0.01 }],
    ['a thousandth', { ...anAmount, supportAmount: 1.005 }, { supportAmount: INVALID }],
    ['nothing', { ...anAmount, supportAmount: 0 }, { supportAmount: 'Ingresa una cantidad mayor a cero' }],
    ['less than nothing', { ...anAmount, supportAmount: -5 }, { supportAmount: 'Ingresa una cantidad mayor a cero' }],
    ['one million', { ...anAmount, supportAmount: 1_000_000 }],
    [
      'more than one million',
      { ...anAmount, supportAmount: 1_000_000.01 },
      { supportAmount: 'La cantidad máxima es 1000000' },
    ],
    ['infinity', { ...anAmount, supportAmount: Infinity }, { supportAmount: 'La cantidad máxima es 1000000' }],
    ['not a number', { ...anAmount, supportAmount: Number.NaN }, { supportAmount: DIGITS }],
    ['an amount that is text', { ...anAmount, supportAmount: '500' }, { supportAmount: DIGITS }],
    ['no amount', { ...anAmount, supportAmount: undefined }, { supportAmount: REQUIRED }],
  ]);
});

describe('who gives (document 1 section 5)', () => {
  walk(donationSchema, donation, [
    ['no institution', { institution: undefined }],
    ['institution of 300', { institution: 'a'.repeat(300) }],
    ['institution of 301', { institution: 'a'.repeat(301) }, { institution: most(300) }],
    ['business name of 3', { businessName: 'ABC' }],
    ['business name of 2', { businessName: 'AB' }, { businessName: least(3) }],
    ['business name of 300', { businessName: '7'.repeat(300) }],
    ['business name of 301', { businessName: 'a'.repeat(301) }, { businessName: most(300) }],
    ['business name with digits and signs', { businessName: 'Grupo 3M & Cía. S.A. de C.V.' }],
    ['no business name', { businessName: '' }, { businessName: REQUIRED }],
    ['position of 3', { position: 'CEO' }],
    ['position of 2', { position: 'VP' }, { position: least(3) }],
    ['position of 301', { position: 'a'.repeat(301) }, { position: most(300) }],
    ['position with a digit', { position: 'Director 2' }, { position: NO_SPECIALS }],
    ['no position', { position: undefined }, { position: REQUIRED }],
    ['name of 2', { name: 'Lu' }, { name: least(3) }],
    ['name of 151', { name: 'a'.repeat(151) }, { name: most(150) }],
    ['name with signs', { name: 'Lucía <3' }, { name: NO_SPECIALS }],
    ['e-mail without a domain', { email: 'lucia' }, { email: 'Por favor ingresa un correo válido' }],
    ['phone of 11 in México', { phone_number: '55123456789' }, { phone_number: most(10) }],
    ['phone with letters', { phone_number: 'cinco' }, { phone_number: DIGITS }],
    ['message of 400', { instructions: 'a'.repeat(400) }],
    [
      'message of 401',
      { instructions: 'a'.repeat(401) },
      { instructions: 'El máximo de carácteres permitidos es 400' },
    ],
    ['no country', { country: undefined }, { country: REQUIRED }],
    ['state of 1', { state: 'P' }, { state: least(2) }],
  ]);
});

describe('how it is published (document 1 section 3)', () => {
  walk(donationSchema, donation, [
    ['name and donation', publishFlags(1)],
    ['business name only', publishFlags(2)],
    ['not at all', publishFlags(3)],
    ['no flag set', { publish_donors: false }, { publish_donors: ONE_PUBLISH }],
    ['two flags set', { publish_logo: true }, { publish_donors: ONE_PUBLISH }],
    ['a flag left out', { publish_both: undefined }, { publish_both: REQUIRED }],
    ['a flag that is a number', { publish_logo: 0 }, { publish_logo: CHOOSE }],
    ['a total of its own', { total: 1 }, { '': 'Este dato no se espera aquí' }],
  ]);

  it('keeps every choice through its flags, of which exactly one is set', () => {
    for (const choice of publishChoices) {
      const flags = publishFlags(choice);
      expect(publishChoice(flags)).toBe(choice);
      expect(Object.values(flags).filter(Boolean)).toHaveLength(1);
    }
  });

  it('accepts flags exactly when one of them is set', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (publish_donors, publish_logo, publish_both) => {
        const accepted = refusals(donationSchema, { ...donation, publish_donors, publish_logo, publish_both }) === null;
        expect(accepted).toBe(Number(publish_donors) + Number(publish_logo) + Number(publish_both) === 1);
      }),
    );
  });
});

describe('a donation typed into a form or sent as multipart text', () => {
  it('reads numbers and flags from text', () => {
    const typed = Object.fromEntries(Object.entries(donation).map(([key, value]) => [key, String(value)]));
    expect(refusals(donationSchema, typed, 'typed')).toBeNull();
  });

  it.each(['', 'mil', '1,000', '12 pesos', '1e', '0x'])('refuses %j as an amount', (supportAmount) => {
    expect(refusals(donationSchema, { ...donation, ...anAmount, supportAmount }, 'typed')).toHaveProperty(
      'supportAmount',
    );
  });
});

describe('what it costs (document 1 section 9)', () => {
  it('is 3600 pesos for each child', () => {
    fc.assert(
      fc.property(fc.constantFrom(...studentCounts), (supportStudents) => {
        expect(donationTotal({ support: 1, supportStudents })).toBe(supportStudents * 3600 * 100);
      }),
    );
  });

  it('is the given amount to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (centavos) => {
        const supportAmount = centavos / 100;
        expect(refusals(donationSchema, { ...donation, ...anAmount, supportAmount })).toBeNull();
        expect(donationTotal({ support: 3, supportAmount })).toBe(centavos);
      }),
    );
  });

  it('is open where we call the donor, and whole centavos or nothing in every mode', () => {
    expect(donationTotal({ support: 2, supportStudents: 5, supportAmount: 5 })).toBeNull();
    fc.assert(
      fc.property(
        fc.constantFrom(...supports),
        fc.option(fc.constantFrom(...studentCounts), { nil: undefined }),
        fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: undefined }),
        (support, supportStudents, supportAmount) => {
          const total = donationTotal({ support, supportStudents, supportAmount });
          expect(total === null || Number.isSafeInteger(total)).toBe(true);
        },
      ),
    );
  });
});
