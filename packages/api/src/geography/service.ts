import { MEXICO } from '@lia/sdk/geography/rules';

import { invalidFields, pathIn } from '../platform/errors.ts';
import type { KnownCountry } from './countries.ts';
import { byName, nameKey } from './names.ts';
import { findState, mexicanStates } from './states.ts';

/** The cities of a state, in Spanish order; none where the country has no such state. */
export async function citiesOf(country: KnownCountry, stateName: string): Promise<string[]> {
  const state = findState(country, stateName);
  if (!state) return [];
  // All cities of the earth, 8 MB of JSON: read at the first question.
  const { City } = await import('country-state-city');
  const names = City.getCitiesOfState(country.code, state.code).map(({ name }) => name);
  return [...new Set(names)].toSorted(byName);
}

/**
 * In México, a state is one of the 32 (document 1 section 5); elsewhere it is free text, which the schema judges.
 * `at` is the path of the object that holds both fields: `form`.
 * @throws {ApiFailure} 422 `state.unknown` on the state's field.
 */
export function assertState({ country, state }: { country: string; state: string }, at = ''): void {
  if (nameKey(country) !== nameKey(MEXICO) || mexicanStates.includes(state)) return;
  throw invalidFields({ [pathIn(at, 'state')]: { key: 'state.unknown' } });
}
