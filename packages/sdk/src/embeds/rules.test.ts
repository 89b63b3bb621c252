import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { originProblem, tidyOrigin } from './rules.ts';

describe('the address of a site', () => {
  test.each([
    'https://escuela.mx',
    'https://www.escuela.edu.mx',
    'https://escuela.mx:8443',
    'http://localhost:5173',
    'http://127.0.0.1:4002',
    'https://xn--nio-8ma.mx',
  ])('may be %s', (text) => {
    expect(originProblem(text)).toBeNull();
  });

  test.each([
    ['escuela.mx', 'origin.invalid'],
    ['', 'origin.invalid'],
    ['null', 'origin.invalid'],
    ['*', 'origin.invalid'],
    ['https://*.escuela.mx/', 'origin.path'],
    ['ftp://escuela.mx', 'origin.invalid'],
    ['javascript:alert(1)', 'origin.invalid'],
    ['https://ana:clave@escuela.mx', 'origin.invalid'],
    ['https://Escuela.mx', 'origin.invalid'],
    ['https://escuela.mx/', 'origin.path'],
    ['https://escuela.mx/donativos', 'origin.path'],
    ['https://escuela.mx?a=1', 'origin.path'],
    ['http://escuela.mx', 'origin.secure'],
    ['http://localhost.escuela.mx', 'origin.secure'],
  ] as const)('is not %s: %s', (text, problem) => {
    expect(originProblem(text)).toBe(problem);
  });

  test.each([
    [' https://escuela.mx/ ', 'https://escuela.mx'],
    ['https://Escuela.MX', 'https://escuela.mx'],
    ['https://escuela.mx:443/', 'https://escuela.mx'],
    ['https://escuela.mx/donativos', 'https://escuela.mx/donativos'],
    ['escuela.mx', 'escuela.mx'],
  ])('is tidied from %j to %s', (typed, tidy) => {
    expect(tidyOrigin(typed)).toBe(tidy);
  });

  test('is tidied once, and never out of something else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (text) => {
        const tidy = tidyOrigin(text);
        expect(tidyOrigin(tidy)).toBe(tidy);
        expect(tidy === text.trim() || originProblem(tidy) === null).toBe(true);
      }),
    );
  });
});
