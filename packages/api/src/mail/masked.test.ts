import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { masked } from './masked.ts';

test.each([
  ['lucia@escuela.mx', 'l•••@escuela.mx'],
  ['ñandú@escuela.mx', 'ñ•••@escuela.mx'],
  ['l@escuela.mx', '•••@escuela.mx'],
  ['nobody', '•••'],
  ['', '•••'],
])('%s is shown as %s', (address, shown) => {
  expect(masked(address)).toBe(shown);
});

test('an address is never shown whole', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(masked(address)).not.toContain(address);
      expect(masked(address).endsWith(address.slice(address.lastIndexOf('@')))).toBe(true);
    }),
  );
});
