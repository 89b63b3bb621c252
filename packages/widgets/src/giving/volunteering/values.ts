import { volunteeringLabels } from '@lia/sdk/giving/volunteeringLabels';

import type { AcceptedPath, AcceptedTexts } from '../../consents/accepted.ts';
import { emptyTexts } from '../../form/emptyTexts.ts';

/** What a company types, as text, under the names of the body. */
export const blank = emptyTexts(volunteeringLabels);
type VolunteeringField = keyof typeof blank;
export type VolunteeringPath = VolunteeringField | AcceptedPath;
export type VolunteeringValues = Record<VolunteeringField, string> & AcceptedTexts;

/** The body as the API takes it; the support never varies (document 1 section 3). */
export const bodyOf = (values: VolunteeringValues): object => ({ support: 2, ...values });
