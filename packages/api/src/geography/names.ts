import { plain } from '@lia/sdk/validation/plain';

const collator = new Intl.Collator('es-MX', { sensitivity: 'base' });

/** Spanish alphabetical order. */
export const byName = (a: string, b: string): number => collator.compare(a, b);

/** A name without case, accents and outer spaces: what makes two spellings the same name. */
export const nameKey = (name: string): string => plain(name.trim()).replaceAll(/\s+/g, ' ');
