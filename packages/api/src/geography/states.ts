import isoStates from 'country-state-city/lib/assets/state.json' with { type: 'json' };

import { findCountry, type KnownCountry, MEXICO_CODE } from './countries.ts';
import { byName, nameKey } from './names.ts';

/** States whose everyday name is shorter than their official one. */
const everyday: Readonly<Record<string, string>> = { COA: 'Coahuila', MIC: 'Michoacán', VER: 'Veracruz' };

/** A state and its code within its country. */
export interface KnownState {
  code: string;
  name: string;
}

/** The states of a country, in Spanish order; none for a country that has none. */
export function statesOf({ code: country }: KnownCountry): KnownState[] {
  const states = isoStates
    .filter(({ countryCode }) => countryCode === country)
    .map(({ isoCode, name }) => ({ code: isoCode, name: (country === MEXICO_CODE && everyday[isoCode]) || name }));
  return states.toSorted((a, b) => byName(a.name, b.name));
}

/** A state by its name, whatever its case and accents. */
export const findState = (country: KnownCountry, name: string): KnownState | undefined =>
  statesOf(country).find((state) => nameKey(state.name) === nameKey(name));

const mexico = findCountry('México');

/** The names of the 32 states of México. */
export const mexicanStates: readonly string[] = mexico ? statesOf(mexico).map(({ name }) => name) : [];
