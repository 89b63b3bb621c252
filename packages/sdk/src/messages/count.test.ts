import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatCount } from './count.ts';

it('writes counts as the languages of the product do', () => {
  const languages = ['es-MX', 'en'].map((language) => new Intl.NumberFormat(language));
  fc.assert(
    fc.property(fc.integer(), (count) => {
      for (const language of languages) expect(formatCount(count)).toBe(language.format(count));
    }),
  );
});
