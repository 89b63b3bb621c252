import type { Addresses } from '../../addresses.ts';
import type { Visitor } from '../visitor.ts';

/** One visit, from a page of a site to where it ends. Throws when it cannot be made. */
export interface Walk {
  name: string;
  make: (visitor: Visitor, at: Addresses) => Promise<void>;
}

/** What a form says of a field that was left empty. */
export const EMPTY = 'Este dato es necesario';

/** What a form says when it brings back what was typed before a reload. */
export const RESTORED = 'Recuperamos lo que habías escrito.';

/** Accepts both legal texts of a form. */
export async function acceptTexts(visitor: Visitor): Promise<void> {
  await visitor.tick('Acepto los términos y condiciones.');
  await visitor.tick('Acepto el aviso de privacidad.');
}
