import type { Language } from './language.ts';

/** What a field is called in each language: on forms and the console, in emails and in tests. */
export type Label = Readonly<Record<Language, string>>;

/** A label for each field of `T`: a field without one does not compile. */
export type Labels<T> = { readonly [Field in keyof T & string]-?: Label };
