import { placedElements } from '@lia/widgets/elements';

import { embeds } from './es.ts';

/** Forms that a site puts on its pages, with the path of the same form in the portal. */
export const placedForms = placedElements.map(({ name, page }) => ({ form: name, path: page }));
export type PlacedForm = (typeof placedForms)[number]['form'];

/** Whether there is a word for a form. */
export const isNamedForm = (form: string): form is keyof typeof embeds.forms => Object.hasOwn(embeds.forms, form);
