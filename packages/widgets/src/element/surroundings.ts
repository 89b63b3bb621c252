import type { Language } from '@lia/sdk/messages/language';

import type { FetchEnglish } from '../i18n/TextProvider.tsx';
import type { Scheme } from '../theme/properties.ts';
import type { Attributes } from './attributes.ts';

/** What an element knows of its place on the page, as the form inside it needs it. */
export interface Surroundings {
  element: HTMLElement;
  root: ShadowRoot;
  /** The API root, without a trailing slash. */
  api: string;
  language: Language;
  scheme: Scheme;
  draftKey: string | null;
  /** Values of the widget's own attributes and properties, by property name; absent ones are left out. */
  props: Readonly<Record<string, unknown>>;
  fetchEnglish: FetchEnglish;
  /** Answers already asked for while the code was on its way, by language and URL; null for what failed. */
  asked: ReadonlyMap<string, Promise<Response | null>>;
}

/** A form at work inside an element. */
export interface LiveForm {
  update(surroundings: Surroundings): void;
  remove(): void;
}

/** What the code of a form brings: the way to set it to work. */
export type Mount = (surroundings: Surroundings) => LiveForm;

/** A widget before its code is there: all that the loader needs to know. */
export interface Widget {
  tag: `lia-${string}`;
  /** Attributes of its own, beside those that every widget has. */
  attributes: Attributes;
  /** Reads that the form starts with, asked for while its code loads: paths below the API root. */
  reads: readonly string[];
  load(): Promise<Mount>;
}
