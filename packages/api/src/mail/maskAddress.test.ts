import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { maskAddress } from './store.ts';

test.each([
  ['lucia@escuela.mx', 'l•••@escuela.mx'],
  ['ñandú@escuela.mx', 'ñ•••@escuela.mx'],
  ['l@escuela.mx', '•••@escuela.mx'],
  ['nobody', '•••'],
  ['', '•••'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test('an address is never shown whole', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(maskAddress(address)).not.toContain(address);
      expect(maskAddress(address).endsWith(address.slice(address.lastIndexOf('@')))).toBe(true);
    }),
  );
});
