import { listCities, listCountries, listStates } from '@lia/sdk/geography/endpoints';
import {
  citiesSchema,
  countryListSchema,
  countryQuestionSchema,
  statesSchema,
  stateQuestionSchema,
} from '@lia/sdk/geography/schema';

import { notFound } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { countries, findCountry, type KnownCountry } from './countries.ts';
import { citiesOf } from './service.ts';
import { statesOf } from './states.ts';

const A_DAY = 86_400;

export function geographyRoutes(api: Api): void {
  serve(api, listCountries, {
    summary: 'Countries',
    description: 'All countries by their Spanish names, sorted.',
    permission: 'anyone',
    cache: A_DAY,
    returns: countryListSchema,
    handle: async () => ({ data: [...countries] }),
  });

  serve(api, listStates, {
    summary: 'States of a country',
    permission: 'anyone',
    cache: A_DAY,
    inViews: true,
    body: countryQuestionSchema,
    returns: statesSchema,
    async handle({ body }) {
      const found = countryCalled(body.country);
      return { data: { name: found.country.name, states: statesOf(found).map(({ name }) => ({ name })) } };
    },
  });

  serve(api, listCities, {
    summary: 'Cities of a state',
    permission: 'anyone',
    cache: A_DAY,
    inViews: true,
    body: stateQuestionSchema,
    returns: citiesSchema,
    handle: async ({ body }) => ({ data: await citiesOf(countryCalled(body.country), body.state) }),
  });
}

function countryCalled(name: string): KnownCountry {
  const country = findCountry(name);
  if (!country) throw notFound();
  return country;
}
