import { importChunkSchema, userImportSchema } from '@lia/sdk/imports/schema';
import { IMPORT_CHUNK_ROWS, MAX_IMPORT_ROWS } from '@lia/sdk/imports/rules';
import { expect, test } from 'vitest';

import { numbered, student } from '../testing/imports.ts';
import { checkBody } from './checkBody.ts';

const whole = {
  school_id: 1,
  password: 'abc',
  data: numbered(Array.from({ length: MAX_IMPORT_ROWS }, () => student({}))),
};

/** How often other work has its turn until `work` is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await work();
  clearImmediate(next);
  return turns;
}

test('the rows of a whole school are checked in slices, between which other requests have their turn', async () => {
  const turns = await turnsDuring(() => checkBody(userImportSchema, whole, 'strict'));
  expect(turns).toBeGreaterThanOrEqual(MAX_IMPORT_ROWS / IMPORT_CHUNK_ROWS - 1);
  const few = { data: whole.data.slice(0, 100) };
  expect(await turnsDuring(() => checkBody(importChunkSchema, few, 'strict'))).toBe(0);
});

test('a fault in the last slice is named by the row’s place in the whole list', async () => {
  const data = whole.data.with(MAX_IMPORT_ROWS - 1, { num: 0 });
  await expect(checkBody(userImportSchema, { ...whole, data }, 'strict')).rejects.toMatchObject({
    status: 422,
    details: { fields: { [`data[${MAX_IMPORT_ROWS - 1}].num`]: expect.any(Object) } },
  });
});
