import { type InferType, number, string } from 'yup';

import { ACCESS_CODE_ALPHABET, tidyAccessCode } from '../accounts/accessCodes.ts';
import { messageKey, record, uuid } from '../validation/fields.ts';
import { GROUP_CODE_LENGTH } from './rules.ts';

const CODE = new RegExp(`^[${ACCESS_CODE_ALPHABET}]{${GROUP_CODE_LENGTH}}$`, 'u');

/** The code of a group that is good today. `uses`: students who joined by it; `expires_at` is an ISO instant. */
export const groupCodeSchema = record({
  /** Without separators. */
  code: string().required(),
  uses: number().required(),
  expires_at: string().required(),
});
export type GroupCode = InferType<typeof groupCodeSchema>;

/** `data` is null where a group has no code. */
export const groupCodeAnswerSchema = record({ data: groupCodeSchema.nullable().defined() });
export type GroupCodeAnswer = InferType<typeof groupCodeAnswerSchema>;

/** Puts a student into a group by its code: the caller, or a child of theirs by `student`, the uuid of its account. */
export const groupJoinSchema = record({
  code: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(4 * GROUP_CODE_LENGTH, messageKey('groupCode.invalid'))
    .transform((typed: unknown) => (typeof typed === 'string' ? tidyAccessCode(typed) : typed))
    .matches(CODE, messageKey('groupCode.invalid')),
  student: uuid().optional(),
});
export type GroupJoin = InferType<typeof groupJoinSchema>;

/** The sentence to show, and the group in which the student is now. */
export const groupJoinedSchema = record({
  message: string().required(),
  data: record({ name: string().required(), school: string().required() }),
});
export type GroupJoined = InferType<typeof groupJoinedSchema>;
