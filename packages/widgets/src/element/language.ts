import type { Language } from '../i18n/language.ts';

/** Language of a form: its `language` attribute, else the nearest `lang` around it (across shadow roots), else Spanish. */
export function languageOf(element: Element): Language {
  const asked = element.getAttribute('language') ?? closestLang(element) ?? '';
  return /^en\b/i.test(asked) ? 'en' : 'es';
}

function closestLang(element: Element): string | null {
  const found = element.closest('[lang]');
  if (found) return found.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closestLang(root.host) : null;
}
