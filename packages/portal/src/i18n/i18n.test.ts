import { expect, it, onTestFinished, vi } from 'vitest';

import { es as shared } from './es.ts';
import { type Catalogue, createI18n, keptLanguage } from './i18n.ts';

const catalogue = (es: Catalogue['es'], fetchEnglish: Catalogue['fetchEnglish']): Catalogue => ({ es, fetchEnglish });
const first = catalogue({ 'page.loading': 'Cargando' }, async () => ({ en: { 'page.loading': 'Loading' } }));
const later = catalogue({ 'page.skip': 'Inicio' }, async () => ({ en: { 'page.skip': 'Home' } }));

it('has the texts of a further screen at once, and draws nothing again for them', () => {
  const i18n = createI18n(first);
  const { t } = i18n.current();
  const listener = vi.fn<() => void>();
  i18n.subscribe(listener);
  expect(i18n.add(later)).toBeUndefined();
  expect(t('page.skip')).toBe('Inicio');
  expect(listener).not.toHaveBeenCalled();
});

it('has the English texts of a screen that came while English was chosen', async () => {
  const i18n = createI18n(first);
  const chosen = i18n.setLanguage('en');
  void i18n.add(later);
  await chosen;
  const { t } = i18n.current();
  expect([t('page.loading'), t('page.skip')]).toEqual(['Loading', 'Home']);
});

it('adds English texts without drawing again', async () => {
  const i18n = createI18n(first);
  await i18n.setLanguage('en');
  const listener = vi.fn<() => void>();
  i18n.subscribe(listener);
  await i18n.add(later);
  expect(i18n.current().t('page.skip')).toBe('Home');
  expect(listener).not.toHaveBeenCalled();
});

it('is Spanish where the English texts cannot be fetched', async () => {
  const i18n = createI18n(first);
  await i18n.setLanguage('en');
  await i18n.add(catalogue({ 'page.skip': 'Inicio' }, () => Promise.reject(new TypeError('no connection'))));
  const { language, t } = i18n.current();
  expect([language, t('page.loading'), t('page.skip')]).toEqual(['es', 'Cargando', 'Inicio']);
});

it('asks to load the page again where code could not be fetched', () => {
  const { failure } = createI18n(catalogue(shared, async () => ({ en: {} }))).current();
  const missing = new TypeError('Failed to fetch dynamically imported module: https://lia.example/rules.js');
  expect(failure(missing)).toBe(
    'No hay conexión. Revisa tu internet y vuelve a intentarlo. Recarga la página para continuar.',
  );
  expect(failure(new TypeError('undefined is not a function'))).toMatch(/^Algo falló de nuestro lado/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  expect(failure(missing)).toContain('No hay conexión');
});

it('is that of a link, else the one that was kept, else Spanish', () => {
  onTestFinished(() => {
    history.replaceState(null, '', '/');
    localStorage.removeItem('lia_language');
  });
  const at = (search: string): string => {
    history.replaceState(null, '', `/${search}`);
    return keptLanguage();
  };
  localStorage.removeItem('lia_language');
  expect([at(''), at('?lang=en'), at('?lang=fr'), at('?a=1&lang=en#token=x')]).toEqual(['es', 'en', 'es', 'en']);
  localStorage.setItem('lia_language', 'es');
  expect([at(''), at('?lang=en')]).toEqual(['es', 'en']);
  localStorage.setItem('lia_language', 'en');
  expect(at('')).toBe('en');
});
