import type { AttributeManifest, ElementManifest } from '../../packages/widgets/src/element/manifest.ts';
import { shared } from '../../packages/widgets/src/element/shared.ts';
import { elements } from '../../packages/widgets/src/elements.ts';
import { colourPurposes, propertyPurposes } from '../../packages/widgets/src/theme/purposes.ts';

export interface Named {
  name: string;
  /** As TypeScript writes it. */
  type: string;
  text: string;
}

const kinds = { text: 'string', number: 'number', flag: 'boolean', json: 'object' } as const;

const typeOf = ({ kind, values }: AttributeManifest): string =>
  values?.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(' | ') ?? kinds[kind];

/** Attributes as all that is written of them needs them. */
export const attributesOf = (attributes: Readonly<Record<string, AttributeManifest>>): Named[] =>
  Object.entries(attributes).map(([name, attribute]) => ({ name, type: typeOf(attribute), text: attribute.text }));

export const sharedAttributes = attributesOf(shared.attributes);

export const sharedEvents: Named[] = Object.entries(shared.events).map(([name, { detail, text }]) => ({
  name,
  type: detail,
  text,
}));

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom properties by which a page changes the look of all elements. */
export const cssProperties = [
  ...Object.entries(propertyPurposes),
  ...Object.entries(colourPurposes).map(([name, text]) => [`--lia-${kebab(name)}`, text] as const),
].map(([name, text]) => ({ name, text }));

/** By name, so that what is written does not change with the order of the catalogue. */
export const sorted: readonly ElementManifest[] = elements.toSorted((one, other) => (one.name < other.name ? -1 : 1));

export const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
