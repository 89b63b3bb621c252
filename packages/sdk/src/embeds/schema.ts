import { array, boolean, type InferType, string } from 'yup';

import { record, says, text } from '../validation/fields.ts';
import { FORM_NAME, MAX_ORIGINS, originProblem, toldEvents } from './rules.ts';

/** A site that embeds our forms, as the console writes it. */
export const embedSchema = record({
  name: text(3, 150),
  origins: array(
    string()
      .required(says('required'))
      .max(300, says('text.max'))
      .test('origin', says('origin.invalid'), (value, context) => {
        const problem = value === undefined ? null : originProblem(value);
        return problem === null || context.createError({ message: says(problem) });
      }),
  )
    .typeError(says('invalid'))
    .required(says('required'))
    .min(1, says('required'))
    .max(MAX_ORIGINS, says('invalid')),
  active: boolean().typeError(says('choice.unknown')).required(says('required')),
});
export type EmbedInput = InferType<typeof embedSchema>;

/** What a page tells of an embedded form. Nothing of who is there. */
export const toldSchema = record({
  form: string().typeError(says('invalid')).required(says('required')).matches(FORM_NAME, says('invalid')),
  event: string()
    .typeError(says('choice.unknown'))
    .oneOf(toldEvents, says('choice.unknown'))
    .required(says('required')),
});
export type Told = InferType<typeof toldSchema>;
