import { array, type InferType, number, string } from 'yup';

import {
  choice,
  country,
  email,
  newPassword,
  passwordAgain,
  personName,
  phone,
  record,
  says,
  state,
  username,
} from '../validation/fields.ts';
import { gradesOf, levels, MAX_CHILDREN } from './rules.ts';

/** A child whom a parent registers (document 1 section 3). */
export const childSchema = record({
  name: personName(),
  last_name: personName(),
  level: choice(levels).required(says('required')),
  grade: number()
    .typeError(says('grade.unknown'))
    .required(says('required'))
    .when('level', ([level], rule) => rule.oneOf(gradesOf(level), says('grade.unknown'))),
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
    .typeError(says('choice.unknown'))
    .oneOf(['padre'], says('choice.unknown'))
    .required(says('required')),
});
export type Parent = InferType<typeof parentSchema>;

/** The children of a registration, each with an e-mail address of its own. */
export const childrenSchema = () =>
  array(childSchema.required(says('required')))
    .typeError(says('invalid'))
    .required(says('required'))
    .min(1, says('children.min'))
    .max(MAX_CHILDREN, says('children.max'))
    .test('distinct', says('email.repeated'), (children, context) => {
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
  form: parentSchema.required(says('required')),
  children: childrenSchema(),
});
export type FreeRegistration = InferType<typeof freeRegistrationSchema>;

/** A child as the parents' dashboard shows it. */
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
    }),
  ).required(),
});
export type ChildList = InferType<typeof childListSchema>;
