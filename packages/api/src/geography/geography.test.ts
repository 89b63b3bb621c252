import { listCities, listCountries, listStates } from '@lia/sdk/geography/endpoints';
import { country as rule, MEXICO } from '@lia/sdk/geography/rules';
import { describe, expect } from 'vitest';

import { test } from '../testing/api.ts';
import { assertState } from './service.ts';

/** The names that people use, in the order of the alphabet. */
const MEXICAN_STATES = [
  'Aguascalientes',
  'Baja California',
  'Baja California Sur',
  'Campeche',
  'Chiapas',
  'Chihuahua',
  'Ciudad de México',
  'Coahuila',
  'Colima',
  'Durango',
  'Estado de México',
  'Guanajuato',
  'Guerrero',
  'Hidalgo',
  'Jalisco',
  'Michoacán',
  'Morelos',
  'Nayarit',
  'Nuevo León',
  'Oaxaca',
  'Puebla',
  'Querétaro',
  'Quintana Roo',
  'San Luis Potosí',
  'Sinaloa',
  'Sonora',
  'Tabasco',
  'Tamaulipas',
  'Tlaxcala',
  'Veracruz',
  'Yucatán',
  'Zacatecas',
];

describe('countries', () => {
  test('have Spanish names that a form takes, each once, in Spanish order', async ({ api }) => {
    const { data } = await api.visitor.call(listCountries);
    const names = data.map(({ name }) => name);
    expect(names).toHaveLength(250);
    expect(names).toEqual(
      expect.arrayContaining([MEXICO, 'España', 'Estados Unidos', 'Japón', 'República Dem. del Congo']),
    );
    for (const name of names) {
      expect(name.length, name).toBeGreaterThanOrEqual(rule.min);
      expect(name.length, name).toBeLessThanOrEqual(rule.max);
    }
    expect(new Set(names).size).toBe(names.length);
    expect(names.indexOf('Ecuador')).toBeLessThan(names.indexOf('Egipto'));
    expect(names.indexOf('Níger')).toBeLessThan(names.indexOf('Nigeria'));
    expect(names.slice(0, 3)).toEqual(['Afganistán', 'Albania', 'Alemania']);
  });

  test('have a dialling code and a currency', async ({ api }) => {
    const { data } = await api.visitor.call(listCountries);
    expect(data.find(({ name }) => name === MEXICO)).toEqual({
      name: 'México',
      currency: 'MXN',
      flag: '🇲🇽',
      dialCode: '+52',
    });
    expect(data.find(({ name }) => name === 'República Dominicana')?.dialCode).toBe('+1809');
    for (const { name, dialCode } of data) expect(dialCode, name).toMatch(/^\+[1-9]\d{0,7}$/);
  });

  test('are kept by browsers, and cost nothing when they are asked for again', async ({ api }) => {
    const first = await api.request('GET', '/countries');
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    const tag = first.headers.get('etag') ?? '';
    const again = await api.request('GET', '/countries', { headers: { 'If-None-Match': tag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    const other = await api.request('GET', '/countries', { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });
});

describe('states', () => {
  test('of México are the 32, by the names that people use', async ({ api }) => {
    const { data } = await api.visitor.call(listStates, { body: { country: MEXICO } });
    expect(data.name).toBe(MEXICO);
    expect(data.states.map(({ name }) => name)).toEqual(MEXICAN_STATES);
  });

  test.for(['mexico', 'MÉXICO', 'Mexico'])('are found for %s as well', async (country, { api }) => {
    const { data } = await api.visitor.call(listStates, { body: { country } });
    expect(data.states).toHaveLength(32);
  });

  test('of a country that has none are none, and of no country are a 404', async ({ api }) => {
    const { data } = await api.visitor.call(listStates, { body: { country: 'Antártida' } });
    expect(data.states).toEqual([]);
    await expect(api.visitor.call(listStates, { body: { country: 'Atlántida' } })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('cities', () => {
  test('are known for every state of México, each once and in order', async ({ api }) => {
    for (const state of MEXICAN_STATES) {
      const { data } = await api.visitor.call(listCities, { body: { country: MEXICO, state } });
      expect(data.length, state).toBeGreaterThan(0);
      expect(new Set(data).size, state).toBe(data.length);
    }
    const { data } = await api.visitor.call(listCities, { body: { country: MEXICO, state: 'Coahuila' } });
    expect(data).toEqual(expect.arrayContaining(['Saltillo', 'Monclova']));
    expect(data.indexOf('Monclova')).toBeLessThan(data.indexOf('Saltillo'));
  });

  test('of no state are none, and of no country are a 404', async ({ api }) => {
    const none = await api.visitor.call(listCities, { body: { country: MEXICO, state: 'Narnia' } });
    expect(none.data).toEqual([]);
    const body = { country: 'Atlántida', state: 'Narnia' };
    await expect(api.visitor.call(listCities, { body })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the state of a form', () => {
  test('is one of the 32 in México, on the field where it stands', () => {
    for (const state of MEXICAN_STATES) expect(() => assertState({ country: MEXICO, state })).not.toThrow();
    const wrong = { status: 422, details: { fields: { 'form.state': { key: 'state.unknown' } } } };
    expect(() => assertState({ country: MEXICO, state: 'Texas' }, 'form')).toThrow(expect.objectContaining(wrong));
    expect(() => assertState({ country: 'mexico', state: 'Texas' })).toThrow('VALIDATION_FAILED');
  });

  test('is free elsewhere', () => {
    expect(() => assertState({ country: 'Estados Unidos', state: 'Texas' })).not.toThrow();
  });
});
