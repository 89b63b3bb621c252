import { MAX_IMPORT_ROWS } from '@lia/sdk/imports/rules';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';
import { importingSchool, numbered, student } from '../testing/imports.ts';

test('other requests are answered while the rows of a whole school are checked', async ({ api }) => {
  const { id, admin } = await importingSchool(api);
  const rows = numbered(Array.from({ length: MAX_IMPORT_ROWS }, () => student({})));
  // The last row is refused, so that checking is all that happens.
  const data = rows.with(MAX_IMPORT_ROWS - 1, { num: 0 });
  const json = { school_id: id, password: 'abc', data };
  const answered: string[] = [];
  const whole = api.request('POST', '/importar/usuarios', { token: admin.token, json }).finally(() => {
    answered.push('whole');
  });
  while (!answered.includes('whole')) {
    await api.request('GET', '/nothing/here');
    answered.push('other');
  }
  expect(await whole).toMatchObject({
    status: 422,
    body: { fields: { [`data[${MAX_IMPORT_ROWS - 1}].num`]: expect.any(String) } },
  });
  expect(answered.indexOf('whole')).toBeGreaterThan(20);
});
