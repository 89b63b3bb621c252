import {
  type NewResource,
  newResourceSchema,
  type ResourceUpdate,
  resourceUpdateSchema,
} from '@lia/sdk/resources/schema';
import { type Validation, validate } from '@lia/sdk/validation/validate';

/** What the form sends: a new resource, or what is changed of one. */
export type Written = { isNew: true; body: NewResource } | { isNew: false; id: string; body: ResourceUpdate };

export const check = ({ isNew, body }: Written): Validation<object> =>
  validate(isNew ? newResourceSchema : resourceUpdateSchema, body, { input: 'strict' });
