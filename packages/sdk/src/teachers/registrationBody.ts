import { type InferType, number, string } from 'yup';

import { newPassword, passwordAgain, personName, record, messageKey, username } from '../validation/fields.ts';
import { LONGEST_EMAIL } from '../validation/lengths.ts';
import { TEACHER_ROLE_ID } from './rules.ts';
import { documents, teacherRegistrationSchema, ticket } from './schema.ts';

/**
 * The registration payload of document 1 section 3 in one piece, as `POST /teacherRegister` takes it: what completes a
 * registration and, where it is sent once more, the account that `POST /teacher` took, which must be the same. That payload
 * lists no `id` and no `documents`: without the first the account names the registration and must be whole, without the
 * second all that was uploaded for it is taken.
 */
export const registrationBodySchema = teacherRegistrationSchema.concat(
  record({
    id: ticket().optional(),
    documents: documents().optional(),
    role_id: number().typeError(messageKey('choice.unknown')).oneOf([TEACHER_ROLE_ID], messageKey('choice.unknown')),
    name: personName().optional(),
    last_name: personName().optional(),
    email: string()
      .typeError(messageKey('invalid'))
      .trim(messageKey('untrimmed'))
      .max(LONGEST_EMAIL, messageKey('text.max')),
    username: username().optional(),
    password: newPassword().optional(),
    c_password: passwordAgain().optional(),
  }),
);
export type RegistrationBody = InferType<typeof registrationBodySchema>;
