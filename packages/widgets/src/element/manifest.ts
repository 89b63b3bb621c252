import type { AttributeKind } from './attributes.ts';

/** An attribute of an element, and the property of the same meaning. */
export interface AttributeManifest {
  kind: AttributeKind;
  /** All values that count, where they are few. */
  values?: readonly (string | number)[];
  text: string;
}

/** Bytes, gzip at its best, that something may weigh. Where a build comes out lighter, lower the number. */
export interface Budget {
  what: string;
  /** Chunks that a page asks for; what they import comes with them. */
  files: readonly string[];
  /** What it has fetched already. */
  after: readonly string[];
  bytes: number;
}

/**
 * One element as data. The loader's table, chunks, budgets, first look, snippets, the reference and its JSX types, the
 * console's catalogue and the bench follow from it, so it imports nothing at run time.
 */
export interface ElementManifest {
  /** Of its tag without `lia-`, its chunk and its snippet; what counts and the console call it. */
  name: string;
  /** What it is for, in the reference. */
  text: string;
  /** Folder of its `element.tsx`, below `src`. */
  folder: string;
  /** Attributes of its own, beside the shared ones (shared.ts). */
  attributes: Readonly<Record<string, AttributeManifest>>;
  /** Named slots, with what goes into them. */
  slots?: Readonly<Record<string, string>>;
  /** Reads that the form starts with, asked for while its code loads: paths below the API root. */
  reads: readonly string[];
  /** Path of the portal page with the same form, for visitors without scripts. */
  page: `/${string}`;
  /** Whether the console hands out its code to the sites that embed. */
  inConsole: boolean;
  firstLook: {
    /** Properties that it is drawn with. */
    props?: Readonly<Record<string, unknown>>;
    /** Attributes with which the element starts with another look: its loader then draws nothing. */
    except?: string;
  };
  /** How the bench shows it on a phone. */
  sample: {
    attributes: string;
    /** Pixels that the page keeps for it. */
    height: number;
    /** What a visitor can use first: something to type into, or to press. */
    first: 'field' | 'control';
  };
  /** Further files that its code asks for at run time: name → module below `src`. Its own has its name. */
  chunks: Readonly<Record<string, string>>;
  budgets: readonly Budget[];
}

/** What every page with a form has fetched. */
export const fetchedFirst = ['lia', 'core'] as const;

/** `donation` → `lia-donation`. */
export const tagOf = <Name extends string>(name: Name) => `lia-${name}` as const;
