import { endpoint } from '../http/endpoint.ts';
import type { Cities, CountryList, CountryQuestion, StateQuestion, States } from './schema.ts';

/** All countries, sorted by their Spanish name (document 1 section 7). */
export const listCountries = endpoint<{ returns: CountryList }>('GET /countries');

/** The states of a country; empty for one that has none, 404 for one that does not exist. */
export const listStates = endpoint<{ body: CountryQuestion; returns: States }>('POST /countries/states');

/** The cities of a state; empty where none are known. */
export const listCities = endpoint<{ body: StateQuestion; returns: Cities }>('POST /countries/state/cities');
