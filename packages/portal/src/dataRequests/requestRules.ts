import { type DataRequest, dataRequestSchema } from '@lia/sdk/dataRequests/schema';
import { type Validation, validate } from '@lia/sdk/validation/validate';

import type { Values } from './requestDraft.ts';

/** The body of the call; what is not chosen is left out. */
export const check = ({ kind, child, details }: Values): Validation<DataRequest> =>
  validate(
    dataRequestSchema,
    { details, ...(kind !== null && { kind }), ...(child !== '' && { child }) },
    { input: 'typed' },
  );
