import type { Consents } from '@lia/sdk/consents/schema';

import { firstVersion } from '../consents/firstTexts.ts';

/** What a form sends whose visitor accepts both texts as the product comes with them. */
export const consentsInForce = (): Consents => ({
  terms: firstVersion('terms'),
  privacy: firstVersion('privacy'),
});
