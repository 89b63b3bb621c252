import { afterEach, describe, expect, it } from 'vitest';

import { adaptPack, createI18nProvider } from './i18nProvider.ts';

afterEach(() => localStorage.clear());

describe('the texts of the console', () => {
  it('are Spanish, until another language is chosen and kept', async () => {
    const provider = createI18nProvider();
    expect(provider.translate('ra.action.save')).toBe('Guardar');
    await provider.changeLocale('en');
    expect(provider.translate('ra.action.save')).toBe('Save');
    expect(createI18nProvider().getLocale()).toBe('en');
  });

  it.each([
    [1, '1 elemento seleccionado'],
    [3, '3 elementos seleccionados'],
  ])('have the plural form of %i', (count, text) => {
    expect(createI18nProvider().translate('ra.action.bulk_actions', { smart_count: count })).toBe(text);
  });

  it('fall back to the default that react-admin gives, and to the key', () => {
    const { translate } = createI18nProvider();
    expect(translate('resources.unknown.fields.name', { _: 'Name' })).toBe('Name');
    expect(translate('El nombre «a: b» ya existe')).toBe('El nombre «a: b» ya existe');
  });

  it('take over every text of a pack', () => {
    expect(adaptPack({ ra: { deep: { one: 'a %{x} b', many: 'x |||| %{smart_count} %{name}' } } })).toEqual({
      'ra.deep.one': 'a {x} b',
      'ra.deep.many_one': 'x',
      'ra.deep.many_other': '{count} {name}',
    });
  });
});
