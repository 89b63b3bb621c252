/**
 * What the forms use of i18next, for the embed build, where the library would be a third of the page's script:
 * one language, flat keys, `{{marks}}`, and the plurals of Spanish and English.
 */
interface Options {
  lng: string;
  resources: Record<string, { translation: Readonly<Record<string, string>> }>;
}

export function createInstance() {
  let texts: Readonly<Record<string, string>> = {};
  return {
    init({ lng, resources }: Options): Promise<void> {
      texts = resources[lng]?.translation ?? {};
      return Promise.resolve();
    },
    addResourceBundle(_language: string, _namespace: string, more: Readonly<Record<string, string>>): void {
      texts = { ...texts, ...more };
    },
    /** The text of a key with its marks filled in; the key itself where there is no text. */
    t(key: string, values: Readonly<Record<string, string | number>> = {}): string {
      const plural = values['count'] === 1 ? `${key}_one` : `${key}_other`;
      const text = ('count' in values ? texts[plural] : undefined) ?? texts[key] ?? key;
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    },
  };
}
