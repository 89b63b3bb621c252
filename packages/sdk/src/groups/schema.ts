import { array, type InferType, number, string } from 'yup';

import { cardStatuses } from '../accessCards/rules.ts';
import { zone } from '../calendar/schema.ts';
import { gradesOf, levels } from '../registrations/rules.ts';
import { choice, LARGEST_ID, messageKey, optionalText, record, text, uuid } from '../validation/fields.ts';
import { MAX_ADDED, MAX_EXTERNAL_ID, MAX_GROUP_NAME } from './rules.ts';

const name = () => text(1, MAX_GROUP_NAME);

/**
 * What creates a group, in the call's own names (document 2 section 3). `level` distinguishes the first grade of preescolar from that
 * of primaria; `teacherId` is the uuid of a teacher of the school.
 */
export const newGroupSchema = record({
  groupName: name(),
  schoolId: number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid'))
    .required(messageKey('required')),
  level: choice(levels).required(messageKey('required')),
  grade: number()
    .typeError(messageKey('choice.unknown'))
    .required(messageKey('required'))
    .when('level', ([level], rule) => rule.oneOf(gradesOf(level), messageKey('grade.unknown'))),
  teacherId: uuid().nullable().optional(),
});
export type NewGroup = InferType<typeof newGroupSchema>;

/**
 * What changes one: its name, and its teacher and `externalId`, what another program of the school calls it, where they are given; null
 * leaves it without.
 */
export const groupUpdateSchema = record({
  groupId: uuid().required(messageKey('required')),
  groupTitle: name(),
  teacherId: uuid().nullable().optional(),
  externalId: optionalText(MAX_EXTERNAL_ID).nullable().optional(),
});
export type GroupUpdate = InferType<typeof groupUpdateSchema>;

/** What a group is named by. */
export const groupHead = {
  id: string().required(),
  name: string().required(),
  level: choice(levels).required(),
  grade: number().required(),
};

/**
 * A group as the API lists it. `students` counts those who study there today; `external_id` is what another program of the school calls
 * it; `created_at` is an ISO instant, `zone` that of the school.
 */
export const groupSchema = record({
  ...groupHead,
  school: record({ id: number().required(), name: string().required() }).required(),
  teacher: record({ uuid: string().required(), name: string().required() }).nullable().defined(),
  students: number().required(),
  external_id: string().nullable().defined(),
  created_at: string().required(),
  zone: zone().required(),
});
export type Group = InferType<typeof groupSchema>;
export const groupListSchema = array(groupSchema).required();

/** Answer of a write: the sentence to show and the group as it now is. */
export const groupSavedSchema = record({ message: string().required(), data: groupSchema });
export type GroupSaved = InferType<typeof groupSavedSchema>;

/** Puts students of its school into a group, out of the group of the school that they were in. */
export const groupStudentsSchema = record({
  groupId: uuid().required(messageKey('required')),
  students: array(uuid().required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_ADDED, messageKey('invalid')),
});
export type GroupStudents = InferType<typeof groupStudentsSchema>;

/**
 * A student in a group; in none where `group` is null, as among those who may join one. `matricula` is the number that the
 * school gave them.
 */
export const groupStudentSchema = record({
  uuid: string().required(),
  name: string().defined(),
  last_name: string().defined(),
  username: string().required(),
  level: number().required(),
  grade: number().required(),
  matricula: string().nullable().defined(),
  group: record({ id: string().required(), name: string().required() }).nullable().defined(),
});
export type GroupStudent = InferType<typeof groupStudentSchema>;
export const groupStudentListSchema = array(groupStudentSchema).required();

/**
 * Where a student studies: the groups that they are in today, with who teaches them; their school, null in that of public
 * registrations. `card`: whether they sign in with an access card, may be given one, or have outgrown it.
 */
export const ownStudiesSchema = record({
  data: record({
    groups: array(
      record({
        ...groupHead,
        teacher: string().nullable().defined(),
      }),
    ).required(),
    school: string().nullable().defined(),
    card: string().oneOf(['has', 'may', 'none']).required(),
  }).required(),
});
export type OwnStudies = InferType<typeof ownStudiesSchema>;

/** Students who may be put into a group. */
export const groupCandidatesSchema = record({ data: groupStudentListSchema });
export type GroupCandidates = InferType<typeof groupCandidatesSchema>;

/** Where a student whom a teacher registered stands as long as no one answers for them: a parent is invited, or is to be. */
export const guardianStatuses = ['uninvited', 'invited'] as const;

/**
 * A student as their teacher and their school see them. `card`: null where they have outgrown cards; `guardians`: the names of
 * those who answer for them; `guardian_awaited`: null where no one is waited for; `places`: where they study, of what the caller
 * reaches, `group` null where in no group; `last_seen_at`: the ISO instant of their last sign-in.
 */
export const studentRecordSchema = record({
  uuid: string().required(),
  name: string().defined(),
  last_name: string().defined(),
  username: string().required(),
  card: string().oneOf(cardStatuses).nullable().defined(),
  places: array(
    record({
      level: number().required(),
      grade: number().required(),
      matricula: string().nullable().defined(),
      group: record({ id: string().required(), name: string().required() }).nullable().defined(),
      school: string().required(),
    }),
  ).required(),
  guardians: array(string().required()).required(),
  guardian_awaited: string().oneOf(guardianStatuses).nullable().defined(),
  avatar_path: string().nullable().defined(),
  last_seen_at: string().nullable().defined(),
});
export type StudentRecord = InferType<typeof studentRecordSchema>;

export const studentAnswerSchema = record({ data: studentRecordSchema });
export type StudentAnswer = InferType<typeof studentAnswerSchema>;
