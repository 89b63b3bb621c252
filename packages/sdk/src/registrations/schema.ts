import { array, type InferType, number, string } from 'yup';

import { country, phone, state } from '../geography/fields.ts';
import {
  choice,
  email,
  newPassword,
  passwordAgain,
  personName,
  record,
  messageKey,
  username,
} from '../validation/fields.ts';
import { gradesOf, levels, MAX_CHILDREN } from './rules.ts';

/** A child whom a parent registers (document 1 section 3). */
export const childSchema = record({
  name: personName(),
  last_name: personName(),
  level: choice(levels).required(messageKey('required')),
  grade: number()
    .typeError(messageKey('grade.unknown'))
    .required(messageKey('required'))
    .when('level', ([level], rule) => rule.oneOf(gradesOf(level), messageKey('grade.unknown'))),
  email: email(),
  username: username(),
  password: newPassword(),
  password_confirmation: passwordAgain(),
});
export type Child = InferType<typeof childSchema>;

/** The parent's own data (document 1 section 3). */
export const parentSchema = record({
  name: personName(),
  last_name: personName(),
  email: email(),
  phone_number: phone(),
  country: country(),
  state: state(),
  username: username(),
  password: newPassword(),
  password_confirmation: passwordAgain(),
  role_id: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(['padre'], messageKey('choice.unknown'))
    .required(messageKey('required')),
});
export type Parent = InferType<typeof parentSchema>;

/** The children of a registration, each with an e-mail address of its own. */
export const childrenSchema = () =>
  array(childSchema.required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('children.min'))
    .max(MAX_CHILDREN, messageKey('children.max'))
    .test('distinct', messageKey('email.repeated'), (children, context) => {
      const seen = new Set<string>();
      for (const [index, child] of children?.entries() ?? []) {
        const address = typeof child?.email === 'string' ? child.email.trim().toLowerCase() : '';
        if (address && seen.has(address)) return context.createError({ path: `${context.path}[${index}].email` });
        seen.add(address);
      }
      return true;
    });

/** A parent and their children, on the free plan. */
export const freeRegistrationSchema = record({
  form: parentSchema.required(messageKey('required')),
  children: childrenSchema(),
});
export type FreeRegistration = InferType<typeof freeRegistrationSchema>;

/**
 * A child as the parents' dashboard shows it. `other_plans` are the ids of the plans that another guardian pays for it, or one that
 * gives as much: the parent is not charged for it with those. Answers that a device kept from before lack them.
 */
export const childListSchema = record({
  data: array(
    record({
      uuid: string().required(),
      name: string().required(),
      last_name: string().required(),
      username: string().required(),
      level: choice(levels).required(),
      grade: number().required(),
      avatar_path: string().nullable().defined(),
      other_plans: array(number().required()).optional(),
    }),
  ).required(),
});
export type ChildList = InferType<typeof childListSchema>;
