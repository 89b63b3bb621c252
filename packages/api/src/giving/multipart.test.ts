import { anyText } from '@lia/sdk/testing/anyText';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';

test('whatever the parts of a multipart donation are, it is answered and does not fail', async ({ api }) => {
  const name = fc.oneof(fc.constantFrom(...Object.keys(donation), 'file', '__proto__'), anyText);
  const value = fc.oneof(anyText, fc.constantFrom(...Object.values(donation).map(String)));
  const file = anyText.map((content) => new File([content], 'logo.png', { type: 'image/png' }));
  const parts = fc.array(fc.tuple(name, fc.oneof(value, file)), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(parts, fc.boolean(), async (entries, valid) => {
      const form = new FormData();
      for (const [field, content] of valid ? Object.entries(donation) : []) form.append(field, String(content));
      for (const [field, content] of entries) form.append(field, content);
      const { status, body } = await api.request('POST', '/supportSubscription', { body: form });
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      if (status >= 400) expect(body).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/) });
    }),
    { numRuns: 200 },
  );
});
