import { MEXICO } from '@lia/sdk/geography/rules';
import { schoolContactLabels } from '@lia/sdk/registrations/schoolLabels';

import type { AcceptedPath, AcceptedTexts } from '../../consents/accepted.ts';
import { emptyTexts } from '../../form/emptyTexts.ts';
import { filled } from '../../form/filled.ts';

/** What a school types, as text, under the names of the body. */
export const blank = { ...emptyTexts(schoolContactLabels), country: MEXICO, membership: 'mensual' };
type SchoolField = keyof typeof blank;
export type SchoolPath = SchoolField | AcceptedPath;
export type SchoolValues = Record<SchoolField, string> & AcceptedTexts;

/** The body as the API takes it. */
export const bodyOf = ({ consents, ...values }: SchoolValues): object => ({ ...filled(values), consents });
