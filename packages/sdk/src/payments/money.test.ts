import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatAmount, formatPesos, fromPesos, toPesos } from './money.ts';

const centavos = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

describe('money', () => {
  it.each([
    [0, '$0.00 m.n.'],
    [5, '$0.05 m.n.'],
    [360_000, '$3,600.00 m.n.'],
    [123_456_789, '$1,234,567.89 m.n.'],
  ])('%i centavos read %s', (amount, sentence) => {
    expect(formatPesos(amount)).toBe(sentence);
  });

  it('reads as the language of Mexico writes numbers', () => {
    const mexican = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(centavos, (amount) => {
        expect(formatAmount(amount)).toBe(`$${mexican.format(toPesos(amount))}`);
      }),
    );
  });

  it.each([
    [1.1, 110],
    [0.29, 29],
    [1234.56, 123_456],
    [8.115, 812],
  ])('%d pesos are %i centavos', (pesos, amount) => {
    expect(fromPesos(pesos)).toBe(amount);
  });

  it('loses nothing between centavos and pesos', () => {
    fc.assert(
      fc.property(centavos, (amount) => {
        expect(fromPesos(toPesos(amount))).toBe(amount);
      }),
    );
  });

  it('adds up in centavos what would drift in pesos', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 100 }), (amounts) => {
        const inPesos = amounts.map(toPesos);
        expect(inPesos.reduce((sum, pesos) => sum + fromPesos(pesos), 0)).toBe(
          amounts.reduce((sum, each) => sum + each, 0),
        );
      }),
    );
  });
});
