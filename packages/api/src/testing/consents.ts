import type { Consents } from '@lia/sdk/consents/schema';

import { textInForce } from '../consents/texts.ts';

/** What a form sends whose visitor accepts both texts as they stand today. */
export const consentsInForce = (): Consents => ({
  terms: textInForce('terms', 'es', new Date()).version,
  privacy: textInForce('privacy', 'es', new Date()).version,
});
