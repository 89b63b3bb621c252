import { array, boolean, type InferType, number, string } from 'yup';

import { messageKey, record } from '../validation/fields.ts';
import { userRecordSchema } from './records.ts';

/**
 * What two accounts of one person may differ in, and one value of which stays. `username` is taken with its password, where it
 * has one; `place` is level and grade of the account, `enrolment` grade, group and student number in the schools where both are enrolled.
 */
export const mergeFields = [
  'name',
  'last_name',
  'username',
  'email',
  'phone_number',
  'curp',
  'place',
  'enrolment',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** Whose value stays: that of the account that is kept, or of the one that is merged into it. */
export const mergeSides = ['kept', 'merged'] as const;
export type MergeSide = (typeof mergeSides)[number];

/**
 * What has to be confirmed. `licence`: both hold one of the same plan, and one of them is freed. `guardianship`: one answers for
 * the other, which ends. `subscriptions`: both are charged, and go on to be. `emails`: both confirmed an address, another one
 * each. `student`: only one of them is a student. `work`: both did the same homework, or were marked or graded for the same, and
 * what the kept account has stays.
 */
export const mergeConflicts = ['licence', 'guardianship', 'subscriptions', 'emails', 'student', 'work'] as const;
export type MergeConflict = (typeof mergeConflicts)[number];

/** Rows that move from one account to the other. */
export const mergeRows = [
  'memberships',
  'licences',
  'orders',
  'courses',
  'applications',
  'guardians',
  'children',
  'schools',
  'enrolments',
  'groups',
  'homework',
  'messages',
  'announcements',
  'resources',
  'cards',
  'imports',
  'invitations',
  'dataRequests',
] as const;
export type MergeRows = (typeof mergeRows)[number];

const side = () => string().typeError(messageKey('choice.unknown')).oneOf(mergeSides, messageKey('choice.unknown'));

/** What merging `merged` into `kept` would do. `version` changes with anything of it. */
export const mergePreviewSchema = record({
  version: string().required(),
  kept: userRecordSchema,
  merged: userRecordSchema,
  /** Which of them has a password. Where one alone does, that password stays with either username. */
  passwords: record({ kept: boolean().required(), merged: boolean().required() }),
  /** What differs, and whose value stays unless another is chosen: the kept account's, where it has one. */
  differences: array(
    record({ field: string().oneOf(mergeFields).required(), suggested: side().required() }),
  ).required(),
  moves: array(record({ rows: string().oneOf(mergeRows).required(), count: number().required() })).required(),
  conflicts: array(string().oneOf(mergeConflicts).required()).required(),
});
export type MergePreview = InferType<typeof mergePreviewSchema>;

/** Merges as it was previewed: `keep` has what is kept other than suggested, `confirmed` every conflict of the preview. */
export const userMergeSchema = record({
  version: string().typeError(messageKey('invalid')).required(messageKey('required')).max(100, messageKey('invalid')),
  keep: record({
    name: side(),
    last_name: side(),
    username: side(),
    email: side(),
    phone_number: side(),
    curp: side(),
    place: side(),
    enrolment: side(),
  } satisfies Record<MergeField, unknown>).required(messageKey('required')),
  confirmed: array(
    string()
      .typeError(messageKey('choice.unknown'))
      .oneOf(mergeConflicts, messageKey('choice.unknown'))
      .required(messageKey('required')),
  )
    .typeError(messageKey('invalid'))
    .max(mergeConflicts.length, messageKey('invalid'))
    .required(messageKey('required')),
});
export type UserMerge = InferType<typeof userMergeSchema>;
