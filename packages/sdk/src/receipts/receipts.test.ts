import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { refusals, runCases } from '../../testing/cases.ts';
import { frequencyOf } from '../payments/rules.ts';
import { validate } from '../validation/validate.ts';
import { formatReceiptDate } from './date.ts';
import { formatFolio, readFolio } from './rules.ts';
import { cfdiUseCodes, GENERIC_RFC, regimesFor, RFC, taxRegimeCodes, usesFor } from './sat.ts';
import { invoiceRequestSchema } from './schema.ts';

const REQUIRED = 'Este dato es necesario';
const CHOOSE = 'Elige una opción de la lista';
const BAD_RFC = 'Escribe tu RFC de 12 o 13 caracteres, como está en tu constancia';
const BAD_REGIME = 'Ese régimen no corresponde a tu RFC';
const BAD_USE = 'Ese uso no corresponde a tu régimen';
const BAD_CODE = 'El código postal tiene 5 números';

const person = {
  rfc: 'GODE561231GR8',
  name: 'Emma Gómez Díaz',
  tax_regime: '605',
  postal_code: '06600',
  cfdi_use: 'D10',
  email: 'emma@example.mx',
};
const company = { rfc: 'SAT970701NN3', tax_regime: '601', cfdi_use: 'G03' };

describe('who an invoice is made out to', () => {
  runCases(invoiceRequestSchema, person, [
    ['a person', {}],
    ['a company', company],
    ['a company with Ñ and &', { ...company, rfc: 'Ñ&A970701NN3' }],
    ['anybody', { rfc: GENERIC_RFC, tax_regime: '616', cfdi_use: 'S01' }],
    ['no RFC', { rfc: undefined }, { rfc: REQUIRED }],
    ['an RFC of 11', { rfc: 'GOD561231GR' }, { rfc: BAD_RFC }],
    ['an RFC of 14', { rfc: 'GODEX561231GR8' }, { rfc: BAD_RFC }],
    ['a thirteenth month', { rfc: 'GODE561331GR8' }, { rfc: BAD_RFC }],
    ['a day 32', { rfc: 'GODE561232GR8' }, { rfc: BAD_RFC }],
    ['a check digit that is none', { rfc: 'GODE561231GRB' }, { rfc: BAD_RFC }],
    ['a check digit A', { rfc: 'GODE561231GRA' }],
    ['a CURP', { rfc: 'GODE561231MDFRRN09' }, { rfc: BAD_RFC }],
    ['a name of 2', { name: 'Yo' }, { name: 'El mínimo de caracteres es 3' }],
    ['no name', { name: '' }, { name: REQUIRED }],
    ['an unknown regime', { tax_regime: '600' }, { tax_regime: CHOOSE, cfdi_use: BAD_USE }],
    ['a company’s regime for a person', { tax_regime: '601', cfdi_use: 'G03' }, { tax_regime: BAD_REGIME }],
    ['a person’s regime for a company', { ...company, tax_regime: '605', cfdi_use: 'S01' }, { tax_regime: BAD_REGIME }],
    ['a business of anybody', { rfc: GENERIC_RFC, tax_regime: '612', cfdi_use: 'S01' }, { tax_regime: BAD_REGIME }],
    ['a use that the regime lacks', { cfdi_use: 'G03' }, { cfdi_use: BAD_USE }],
    ['an unknown use', { cfdi_use: 'X99' }, { cfdi_use: CHOOSE }],
    ['anybody with school fees', { rfc: GENERIC_RFC, tax_regime: '616' }, { cfdi_use: BAD_USE }],
    ['a postal code of 4', { postal_code: '0660' }, { postal_code: BAD_CODE }],
    ['a postal code with a letter', { postal_code: '0660O' }, { postal_code: BAD_CODE }],
    ['a postal code that is a number', { postal_code: 6600 }, { postal_code: 'Este dato no es válido' }],
    ['no e-mail', { email: '' }, { email: REQUIRED }],
    ['an odd e-mail', { email: 'emma@' }, { email: 'Por favor ingresa un correo válido' }],
    ['something else', { iban: 'x' }, { '': 'Este dato no se espera aquí' }],
  ]);

  it('takes an RFC as people write it', () => {
    const typed = { ...person, rfc: ' gode-561231 gr8 ' };
    expect(validate(invoiceRequestSchema, typed, { input: 'typed' })).toEqual({ ok: true, value: person });
    expect(refusals(invoiceRequestSchema, typed, 'strict')).toMatchObject({ rfc: BAD_RFC });
  });

  it('always leaves a regime and a use to choose', () => {
    fc.assert(
      fc.property(fc.stringMatching(RFC), (rfc) => {
        const regimes = regimesFor(rfc);
        expect(regimes.length).toBeGreaterThan(0);
        for (const regime of regimes) expect(usesFor(regime)).toContain('S01');
      }),
    );
  });

  it('offers no regime and no use that could not be chosen', () => {
    const offered = new Set([...regimesFor('GODE561231GR8'), ...regimesFor('SAT970701NN3')]);
    expect(offered).toEqual(new Set(taxRegimeCodes));
    expect(new Set(taxRegimeCodes.flatMap(usesFor))).toEqual(new Set(cfdiUseCodes));
  });
});

describe('what a receipt prints', () => {
  it('writes folios, and reads them back', () => {
    expect(formatFolio(42)).toBe('LIA-000042');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (folio) => {
        expect(readFolio(formatFolio(folio))).toBe(folio);
        expect(readFolio(` ${folio}`)).toBe(folio);
        expect(readFolio(`lia${folio}`)).toBe(folio);
      }),
    );
    for (const text of ['', 'LIA-', 'LIA-000000', 'Panadería 3', '12.5', '-4']) expect(readFolio(text)).toBeNull();
  });

  it.each([
    ['2026-11-21T02:04:00Z', '2026-11-20 08:04PM'],
    ['2026-11-21T06:00:00Z', '2026-11-21 12:00AM'],
    ['2026-11-21T18:00:00Z', '2026-11-21 12:00PM'],
  ])('dates %s as %s', (instant, shown) => {
    expect(formatReceiptDate(instant)).toBe(shown);
  });

  it.each([
    [1, 'monthly'],
    [3, 'monthly'],
    [6, 'semiannual'],
    [12, 'annual'],
  ])('calls every %i months %s', (months, frequency) => {
    expect(frequencyOf(months)).toBe(frequency);
  });
});
