import { MEXICO } from '@lia/sdk/geography/rules';
import type { Country } from '@lia/sdk/geography/schema';
// The lists themselves: the package's entry point reads its 8 MB of cities as well.
import isoCountries from 'country-state-city/lib/assets/country.json' with { type: 'json' };

import { byName, nameKey } from './names.ts';

/** A country and its ISO 3166 code. */
export interface KnownCountry {
  code: string;
  country: Country;
}

export const MEXICO_CODE = 'MX';

/** Names that the Spanish of Unicode makes longer than a form takes (30 characters, document 1 section 5). */
const shorter: Readonly<Record<string, string>> = {
  CD: 'República Dem. del Congo',
  GS: 'Islas Georgias del Sur',
  IO: 'Territorio Británico (Índico)',
  TF: 'Tierras Australes Francesas',
  UM: 'Islas Menores de EE. UU.',
};

const spanish = new Intl.DisplayNames('es-MX', { type: 'region', fallback: 'none' });

const nameOf = (code: string, english: string): string =>
  code === MEXICO_CODE ? MEXICO : (shorter[code] ?? spanish.of(code) ?? english);

/** `+1-809 and 1-829` → `+1809`: the first of a country's codes, as one dials it. */
const dialCode = (code: string): string =>
  `+${code.split(' and ').slice(0, 1).join('').replaceAll(/\D/g, '').replace(/^0+/, '')}`;

const known: readonly KnownCountry[] = isoCountries
  .map(({ isoCode, name, currency, flag, phonecode }) => ({
    code: isoCode,
    country: { name: nameOf(isoCode, name), currency, flag, dialCode: dialCode(phonecode) },
  }))
  .toSorted((a, b) => byName(a.country.name, b.country.name));

const byKey = new Map<string, KnownCountry>([
  ...isoCountries.flatMap(({ name, isoCode }) => {
    const same = known.find(({ code }) => code === isoCode);
    return same ? [[nameKey(name), same] as const] : [];
  }),
  ...known.map((it) => [nameKey(it.country.name), it] as const),
]);

/** All countries by their Spanish names, in Spanish order. */
export const countries: readonly Country[] = known.map(({ country }) => country);

/** A country by its Spanish or English name, whatever its case and accents. */
export const findCountry = (name: string): KnownCountry | undefined => byKey.get(nameKey(name));
