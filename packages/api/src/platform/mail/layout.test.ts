import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { htmlOf, textOf } from './layout.ts';

test('an email never lets markup in, whatever is written', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const email = { subject: text, preview: text, blocks: [{ kind: 'text' as const, text }] };
      const html = htmlOf(email, 'es', text);
      const tags = (it: string): number => it.split('<').length;
      expect(tags(html)).toBe(
        tags(htmlOf({ ...email, subject: '', preview: '', blocks: [{ kind: 'text', text: '' }] }, 'es', '')),
      );
      expect(textOf(email, '').startsWith(text)).toBe(true);
    }),
  );
});
