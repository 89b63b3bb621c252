import { isGiven, messageKey, plainString } from '../validation/fields.ts';
import { isDay } from './days.ts';

/** A day, `2026-03-31`, which may be left out. */
export const day = () =>
  plainString().test('day', messageKey('invalid'), (value) => value === undefined || isDay(value));

/** One that may be left out by an empty text as well, as forms send it. */
export const dayOrEmpty = () =>
  plainString().test('day', messageKey('invalid'), (value) => !isGiven(value) || isDay(value));
