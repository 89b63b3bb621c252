import type { ElementManifest } from '../src/element/manifest.ts';
import { elements } from '../src/elements.ts';

const filesOf = ({ name, folder, chunks }: ElementManifest): [module: string, name: string][] => [
  [`${folder}/element.tsx`, name],
  ...Object.entries(chunks).map(([chunk, module]): [string, string] => [module, chunk]),
];

/**
 * What a page fetches, and when: module below `src` → chunk. Addresses are these names, so that snippets may name them
 * (docs/decisions/0005-embed-addresses.md). The loader comes first; a form and the code that all forms share come
 * together when the form is near; the rules come at the first focus or when the page is idle.
 */
const entries: ReadonlyMap<string, string> = new Map(elements.flatMap(filesOf));

/** File of a chunk that the code asks for at run time. */
export const chunkFile = ({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string =>
  `${entries.get(facadeModuleId?.split('/widgets/src/')[1] ?? '') ?? name}.js`;

const rules = /\/yup\/|sdk\/src\/(validation|geography\/fields|consents\/schema)/;
/**
 * What all forms share lives in these folders; any other one is a form's own, with the values that its rules read, but for
 * what two forms of giving share.
 */
const own =
  /widgets\/src\/(?!(?:consents|drafts|element|embed|fields|form|host|i18n|theme)\/)(?:giving\/(?!giver|useGiftForm)|(?!giving)\w+\/(?!LatePaymentStep))/;
const others =
  /fields\/ChecksField|element\/(WidgetElement|attributes|shell)|(i18n|consents)\/en\.|messages\/\w*\.?en|http\/upload|sdk\/src\/\w+\/(\w*[sS]chema|sentences)|messages\/payments|sdk\/src\/(?!people)\w+\/(l|(school|\w+ing)L)abels|sdk\/src\/giving\/sponsorship|sdk\/src\/(teachers|(courses|receipts)\/(?!rules)|payments\/(cards|sandbox))|@stripe/;

/** Modules that several of the files need. */
export const shared = [
  { name: 'validation', test: rules },
  { name: 'core', test: (id: string): boolean => !rules.test(id) && !own.test(id) && !others.test(id) },
];
