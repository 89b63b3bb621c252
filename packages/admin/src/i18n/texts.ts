/** The texts of the console in Spanish. Each `es.ts` declares its own here, since this folder imports no domain. */
export interface SpanishTexts {}

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** The texts that every language of the console has. A missing or extra sentence does not compile. */
export type Texts = Shape<SpanishTexts>;

/** Texts that come with the screens that show them (`addTexts`). */
export type LazyTexts =
  | 'importWizard'
  | 'lessons'
  | 'uploads'
  | 'media'
  | 'accessCards'
  | 'users'
  | 'erase'
  | 'schools'
  | 'logos'
  | 'donations'
  | 'sponsorships'
  | 'volunteerings'
  | 'wall'
  | 'giftPlaces'
  | 'giftCompany'
  | 'orders'
  | 'invoices'
  | 'embeds'
  | 'embedLook'
  | 'balance'
  | 'payouts'
  | 'statistics'
  | 'jobs'
  | 'planTerms'
  | 'prices'
  | 'avatars'
  | 'courses'
  | 'coursePlaces'
  | 'legalTexts'
  | 'dataRequests'
  | 'emails'
  | 'moderation'
  | 'auditValues';

/** A text's key; the plural forms `_one` and `_other` are one text. */
type Base<K extends string> = K extends `${infer Key}_one` | `${infer Key}_other` ? Key : K;

type Leaf<T> = {
  [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Leaf<T[K]>}`;
}[keyof T & string];

/** The path of a text: `institutions.add`. */
export type TextKey = Leaf<Texts>;
