import englishPack from 'ra-language-english';

import { en } from '../app/en.ts';
import { es } from '../app/es.ts';
import { spanishPack } from '../app/spanishPack.ts';

/** Texts by their path: `ra.action.save`. */
type Catalogue = Readonly<Record<string, string>>;

/** Nested texts as entries of path and text. */
const flatten = (texts: object, path = ''): [string, string][] =>
  Object.entries<unknown>({ ...texts }).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${path}${key}.`) : [[path + key, String(value)]],
  );

/**
 * Texts in the notation of react-admin's language packs as the SDK's formatter takes them: `{name}` for `%{name}`, `{count}`
 * for `%{smart_count}`, and a key for each plural form where a pack has `one |||| many`.
 */
export const adaptPack = (pack: object): Catalogue =>
  Object.fromEntries(
    flatten(pack).flatMap(([path, text]) => {
      const [one = '', other] = text.replaceAll('%{smart_count}', '{count}').replaceAll('%{', '{').split(' |||| ');
      return other === undefined
        ? [[path, one]]
        : [
            [`${path}_one`, one],
            [`${path}_other`, other],
          ];
    }),
  );

/** The texts of react-admin and of the console. */
export const catalogues: Readonly<Record<'es' | 'en', Catalogue>> = {
  es: { ...adaptPack(spanishPack), ...Object.fromEntries(flatten(es)) },
  en: { ...adaptPack(englishPack), ...Object.fromEntries(flatten(en)) },
};
