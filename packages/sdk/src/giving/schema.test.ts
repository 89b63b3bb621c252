import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { refusals, runCases } from '../../testing/cases.ts';
import { donationTotal, publishChoice, publishChoices, publishFlags, studentCounts } from './rules.ts';
import { donationSchema } from './schema.ts';

const REQUIRED = 'Este dato es necesario';
const DIGITS = 'Ingresa únicamente números';
const CHOOSE = 'Elige una opción de la lista';
const ONE_PUBLISH = 'Elige una sola forma de publicar tu donativo';

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
const anAmount = { support: 3, supportStudents: undefined, supportAmount: 500 };

describe('what is given (document 1 sections 3, 5 and 9)', () => {
  runCases(donationSchema, donation, [
    ['a count that is text', { supportStudents: '3' }, { supportStudents: CHOOSE }],
    ['infinity', { ...anAmount, supportAmount: Infinity }, { supportAmount: 'La cantidad máxima es 1000000' }],
    ['not a number', { ...anAmount, supportAmount: Number.NaN }, { supportAmount: DIGITS }],
    ['an amount that is text', { ...anAmount, supportAmount: '500' }, { supportAmount: DIGITS }],
  ]);
});

describe('how it is published (document 1 section 3)', () => {
  runCases(donationSchema, donation, [
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
      fc.property(fc.integer({ min: 10_00, max: 100_000_000 }), (centavos) => {
        const supportAmount = centavos / 100;
        expect(refusals(donationSchema, { ...donation, ...anAmount, supportAmount })).toBeNull();
        expect(donationTotal({ support: 3, supportAmount })).toBe(centavos);
      }),
    );
  });

  it('is open where we call the donor, and whole centavos or nothing in every mode', () => {
    expect(donationTotal({ support: 2 })).toBeNull();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.record({ support: fc.constant(1 as const), supportStudents: fc.constantFrom(...studentCounts) }),
          fc.record({ support: fc.constant(2 as const) }),
          fc.record({ support: fc.constant(3 as const), supportAmount: fc.double({ min: 0, max: 1e6, noNaN: true }) }),
        ),
        (donated) => {
          const total = donationTotal(donated);
          expect(total === null || Number.isSafeInteger(total)).toBe(true);
        },
      ),
    );
  });
});
