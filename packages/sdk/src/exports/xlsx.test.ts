import { expect, test } from 'vitest';

import { xlsxSheet } from './xlsx.ts';

const cellsOf = (...cells: Parameters<typeof xlsxSheet>[2][number]) => xlsxSheet('Hoja', [], [cells]).cells[1];

test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '{=1}', '2026-11-20', '12'])(
  'text such as %j is text, which is never run',
  (value) => {
    expect(cellsOf({ value })).toEqual([{ value, type: String }]);
    expect(xlsxSheet('Hoja', [value], []).cells).toEqual([[{ value, type: String, fontWeight: 'bold' }]]);
  },
);

test('numbers and dates have their type and format, and what is empty has none', () => {
  const day = new Date('2026-11-20T00:00:00Z');
  expect(cellsOf({ value: 8.5 }, { value: 0, format: '#,##0' }, { value: day, format: 'yyyy-mm-dd' }, null)).toEqual([
    { value: 8.5, type: Number },
    { value: 0, type: Number, format: '#,##0' },
    { value: day, type: Date, format: 'yyyy-mm-dd' },
    null,
  ]);
});

test('texts and names of sheets are no longer than Excel takes, and names have no characters that it refuses', () => {
  expect(cellsOf({ value: 'a'.repeat(40_000) })).toEqual([{ value: 'a'.repeat(32_767), type: String }]);
  expect(xlsxSheet('a/b\\c?d*e:f[g]h', [], []).options.sheet).toBe('a b c d e f g h');
  expect(xlsxSheet('a'.repeat(40), [], []).options.sheet).toBe('a'.repeat(31));
});
