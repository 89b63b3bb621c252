import { credentialsLabels } from '@lia/sdk/accounts/labels';

import { emptyTexts } from '../form/emptyTexts.ts';

/** The credentials as text, under the names of the body. */
export const blank = emptyTexts(credentialsLabels);
export type LoginPath = keyof typeof blank;
export type LoginValues = Record<LoginPath, string>;
