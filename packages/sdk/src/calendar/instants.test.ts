import { expect, it } from 'vitest';

import { dayOf, formatInstant, monthOf } from './instants.ts';

it('shows an instant on the clock of Mexico City', () => {
  expect(formatInstant('2026-11-21T05:59:00Z')).toBe('vie 20 nov 2026, 23:59');
  expect(formatInstant('2026-11-21T05:59:00Z', 'en')).toBe('Fri 20 Nov 2026, 23:59');
});

it('writes midnight as 00', () => {
  expect(formatInstant('2026-09-05T06:00:00Z')).toMatch(/^sáb 5 sept? 2026, 00:00$/);
});

it('refuses what is no instant', () => {
  expect(() => formatInstant('ayer')).toThrow(RangeError);
});

it('returns the day of an instant in Mexico City', () => {
  expect(dayOf('2026-11-21T05:59:59.999Z')).toBe('2026-11-20');
  expect(dayOf('2026-11-21T06:00:00Z')).toBe('2026-11-21');
  expect(() => dayOf('mañana')).toThrow(RangeError);
});

it('returns the month of an instant in Mexico City', () => {
  expect(monthOf('2026-12-01T05:59:59.999Z')).toBe('2026-11');
  expect(monthOf('2026-12-01T06:00:00Z')).toBe('2026-12');
});
