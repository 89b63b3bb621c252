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

test('long words break, so that an email is as narrow as a phone', () => {
  const word = 'guadalupe.hernandez.villasenor';
  const blocks = [
    { kind: 'link' as const, label: word, url: 'https://lia.example' },
    { kind: 'facts' as const, facts: [[word, word]] as [string, string][] },
  ];
  const html = htmlOf({ subject: '', preview: '', blocks }, 'es', '');
  const styles = [...html.matchAll(/style="([^"]*)">guadalupe/g)].map(([, style]) => style);
  expect(styles).toHaveLength(3);
  for (const style of styles) expect(style).toContain('overflow-wrap:anywhere;word-break:break-word');
  expect(styles[0]).toContain('max-width:100%;box-sizing:border-box');
});
