import { array, boolean, type InferType, number, string } from 'yup';

import { roles } from '../accounts/roles.ts';
import { CURP } from '../imports/row.ts';
import { gradesOf, levels } from '../registrations/rules.ts';
import {
  choice,
  EMAIL,
  LARGEST_ID,
  messageKey,
  newPassword,
  optionalText,
  record,
  text,
  username,
  visible,
  uuid,
  requiredUuid,
} from '../validation/fields.ts';
import { LONGEST_EMAIL } from '../validation/lengths.ts';
import { userRecordSchema } from './records.ts';
import { MAX_MOVED } from './rules.ts';

/** A first or last name as files of schools have them: shorter and freer than those that people register with. */
const name = () => text(1, 150).matches(visible('.*'), messageKey('name.characters'));

const optional = { excludeEmptyString: true };

const schoolId = () =>
  number()
    .typeError(messageKey('choice.unknown'))
    .integer(messageKey('choice.unknown'))
    .max(LARGEST_ID, messageKey('choice.unknown'));

/** The grade that a level has; both are given, or neither. */
const grade = () =>
  number()
    .typeError(messageKey('grade.unknown'))
    .nullable()
    .optional()
    .test('of-level', messageKey('grade.unknown'), (value, { parent }) =>
      value === null || value === undefined ? !parent.level : gradesOf(parent.level).includes(value),
    );

const roleList = () =>
  array(
    string()
      .typeError(messageKey('choice.unknown'))
      .oneOf(roles, messageKey('choice.unknown'))
      .required(messageKey('required')),
  )
    .typeError(messageKey('invalid'))
    .max(5, messageKey('invalid'));

/** What creates and changes have in common. Left out or empty: there is none. */
const details = {
  email: optionalText(LONGEST_EMAIL)
    .matches(EMAIL, { ...optional, message: messageKey('email.invalid') })
    .nullable(),
  curp: optionalText(18)
    .matches(CURP, { ...optional, message: messageKey('invalid') })
    .nullable(),
  phone_number: optionalText(20)
    .matches(/^\+?[\d ]*$/, messageKey('phone.digits'))
    .nullable(),
  level: choice(levels).nullable().optional(),
  grade: grade(),
};

/**
 * A new account. Without a username it gets one of the name. With an e-mail address and no password, the user is sent a link to
 * choose one; a password that is given here is temporary. Who runs one school alone need not name it.
 */
export const newUserSchema = record({
  name: name(),
  last_name: name(),
  role: roleList().required(messageKey('required')),
  username: username().optional().nullable(),
  password: newPassword().optional().nullable(),
  school_id: schoolId().nullable().optional(),
  matricula: optionalText(40).nullable(),
  ...details,
});
export type NewUser = InferType<typeof newUserSchema>;

/** What changes an account: what is left out stays, and null or an empty text takes it away. */
export const userUpdateSchema = record({
  name: name().optional(),
  last_name: name().optional(),
  role: roleList().optional(),
  username: username().optional(),
  /** Of the one school of the caller where they are enrolled. */
  matricula: optionalText(40).nullable(),
  ...details,
});
export type UserUpdate = InferType<typeof userUpdateSchema>;

/** Answer of a write: what happened, and the account as it is now. */
export const userSavedSchema = record({ message: string().required(), data: userRecordSchema });
export type UserSaved = InferType<typeof userSavedSchema>;

/** Moves users into a school, and into a section (level and grade) or a group of it; out of another school where that is named. */
export const userMoveSchema = record({
  users: array(requiredUuid())
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_MOVED, messageKey('invalid')),
  school_id: schoolId().required(messageKey('required')),
  from_school_id: schoolId().nullable().optional(),
  level: details.level,
  grade: details.grade,
  group_id: uuid().nullable().optional(),
});
export type UserMove = InferType<typeof userMoveSchema>;

/** A password that its user replaces when they sign in. */
export const temporaryPasswordSchema = record({ password: newPassword() });
export type TemporaryPassword = InferType<typeof temporaryPasswordSchema>;

/** Deactivates an account; `free_licences` frees the licences that it holds, as far as the caller manages them. */
export const userDeactivationSchema = record({ free_licences: boolean().typeError(messageKey('invalid')).optional() });
export type UserDeactivation = InferType<typeof userDeactivationSchema>;

/** Restores an account; with another username where its own was taken since. */
export const userRestoreSchema = record({ username: username().optional().nullable() });
export type UserRestore = InferType<typeof userRestoreSchema>;

/** Erases an account; `username` is its own, typed to confirm that it is the right one. */
export const userErasureSchema = record({ username: text(1, 100) });
export type UserErasure = InferType<typeof userErasureSchema>;

/** A group of a school. */
export const schoolGroupSchema = record({
  id: string().required(),
  name: string().required(),
  level: number().required(),
  grade: number().required(),
});
export type SchoolGroup = InferType<typeof schoolGroupSchema>;
export const schoolGroupsSchema = record({ data: array(schoolGroupSchema).required() });
export type SchoolGroups = InferType<typeof schoolGroupsSchema>;

/** Why an administrator sees the portal as a member. */
export const viewReasonSchema = record({ reason: text(5, 300) });
export type ViewReason = InferType<typeof viewReasonSchema>;
