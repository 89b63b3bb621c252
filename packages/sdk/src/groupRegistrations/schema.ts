import { type InferType, string } from 'yup';

import { email, newPassword, personName, record } from '../validation/fields.ts';

/**
 * A student whom a teacher registers in a group, which has their level and grade; their username is made of their name. `email`:
 * of a parent, who is invited to answer for them. `password`: a temporary one, which a student of secundaria needs.
 */
export const groupRegistrationSchema = record({
  name: personName(),
  last_name: personName(),
  email: email().notRequired(),
  password: newPassword().optional(),
});
export type GroupRegistration = InferType<typeof groupRegistrationSchema>;

/** The sentence to show, and the new account. */
export const groupRegisteredSchema = record({
  message: string().required(),
  data: record({ uuid: string().required(), username: string().required() }),
});
export type GroupRegistered = InferType<typeof groupRegisteredSchema>;

/** The address of a parent of a student whom a teacher registered. */
export const guardianAddressSchema = record({ email: email() });
export type GuardianAddress = InferType<typeof guardianAddressSchema>;
