import { type Captions, captionsSchema } from '@lia/sdk/media/schema';
import { validate } from '@lia/sdk/validation/validate';

export const check = (captions: Captions) => validate(captionsSchema, captions, { input: 'strict' });
