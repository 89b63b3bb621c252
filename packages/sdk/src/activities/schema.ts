import { array, type InferType, number, string } from 'yup';

import { zone } from '../calendar/schema.ts';
import { listedFileSchema } from '../files/schema.ts';
import {
  choice,
  isGiven,
  messageKey,
  optionalText,
  plainNumber,
  plainString,
  record,
  text,
  uuidOrEmpty,
  uuidsIn,
} from '../validation/fields.ts';
import { fileIds, isInstant, readLinks, readRubric } from './jsonTexts.ts';
import {
  MAX_ACTIVITY_NAME,
  MAX_ACTIVITY_RESOURCES,
  MAX_ATTEMPTS,
  MAX_GROUPS,
  MAX_INSTRUCTIONS,
  MAX_THEME,
} from './rules.ts';
import { rubricSchema } from './rubric.ts';
import { MAX_POINTS } from './rubricRules.ts';

/** An ISO instant with its zone. */
const instant = () =>
  plainString().test('instant', messageKey('invalid'), (value) => !isGiven(value) || isInstant(value));

/** Whether an instant comes after another field, or that field has none. */
const isAfter = (value: string | undefined, other: unknown): boolean =>
  !isGiven(value) ||
  typeof other !== 'string' ||
  !isInstant(other) ||
  !isInstant(value) ||
  Date.parse(value) > Date.parse(other);

/** When an activity is published, due, and taken for the last time. */
export const activityDates = {
  publish_date: instant().required(messageKey('required')),
  finish_date: instant()
    .required(messageKey('required'))
    .test('after', messageKey('activity.finish'), (value, { parent }) => isAfter(value, parent.publish_date)),
  /** Until when late work is taken; always where it is not given. */
  cutoff_date: instant().test(
    'after',
    messageKey('activity.cutoff'),
    (value, { parent }) => value === parent.finish_date || isAfter(value, parent.finish_date),
  ),
};

/**
 * What makes or changes an activity, in the call's own names (document 2 section 3); in a multipart body each is a text.
 * `group_id` may name several groups, separated by commas, in the call that makes one. `url_path`, `uploads`, `toDeleteFiles` and
 * `rubric` are JSON texts.
 */
const fields = {
  name: text(1, MAX_ACTIVITY_NAME),
  theme: optionalText(MAX_THEME),
  instructions: optionalText(MAX_INSTRUCTIONS),
  resources: optionalText(MAX_ACTIVITY_RESOURCES),
  ...activityDates,
  is_active: choice([0, 1]).required(messageKey('required')),
  url_path: plainString().test(
    'links',
    messageKey('activity.links'),
    (value) => !isGiven(value) || readLinks(value) !== null,
  ),
  subject_id: uuidOrEmpty(),
  /** Finished uploads for `activity`, which come beside the files of the call. */
  uploads: fileIds(),
  points: plainNumber().moreThan(0, messageKey('invalid')).max(MAX_POINTS, messageKey('invalid')),
  /** 1 where it is delivered by teams; each student alone where it is not given. */
  in_teams: choice([0, 1]),
  /** How often each student may deliver; any number where it is not given. */
  max_attempts: plainNumber()
    .integer(messageKey('activity.attempts'))
    .min(1, messageKey('activity.attempts'))
    .max(MAX_ATTEMPTS, messageKey('activity.attempts')),
  rubric: plainString().test('rubric', messageKey('invalid'), (value) => !isGiven(value) || readRubric(value) !== null),
};

export const newActivitySchema = record({
  ...fields,
  group_id: plainString().required(messageKey('required')).matches(uuidsIn(MAX_GROUPS), messageKey('invalid')),
});
export type NewActivity = InferType<typeof newActivitySchema>;

export const activityUpdateSchema = record({
  ...fields,
  /** What the form of document 2 sends along, and the address of the call names already: it counts for nothing. */
  id: plainString(),
  activity_id: plainString(),
  activity_name: plainString(),
  /** Of the group that it is in: an activity stays there. */
  group_id: uuidOrEmpty(),
  toDeleteFiles: fileIds(),
});
export type ActivityUpdate = InferType<typeof activityUpdateSchema>;

const named = () => record({ id: string().required(), name: string().required() });

/** A file of an activity. `path` is the `filename` of the call that downloads it. */
const activityFileSchema = listedFileSchema.shape({ path: string().required() });

/**
 * An activity as teachers and schools see it; dates are ISO instants, `zone` that of the school. `students` counts who study in the group today, and the other
 * numbers those of them: `toGrade` waits for the teacher, `graded` has a grade, `delivered` was ever delivered, `missing` was due and is neither delivered, excused nor given more time.
 */
export const activitySchema = record({
  id: string().required(),
  group: named().required(),
  subject: named().nullable().defined(),
  name: string().required(),
  theme: string().defined(),
  instructions: string().defined(),
  resources: string().defined(),
  url_path: array(string().required()).required(),
  publish_date: string().required(),
  finish_date: string().required(),
  cutoff_date: string().nullable().defined(),
  zone: zone().required(),
  is_active: choice([0, 1]).required(),
  points: number().required(),
  max_attempts: number().nullable().defined(),
  in_teams: choice([0, 1]).required(),
  rubric: rubricSchema.nullable().defined(),
  grades_released_at: string().nullable().defined(),
  /** The period of the school year in which it is due. */
  period: string().nullable().defined(),
  files: array(activityFileSchema).required(),
  students: number().required(),
  delivered: number().required(),
  missing: number().required(),
  toGrade: number().required(),
  graded: number().required(),
});
export type Activity = InferType<typeof activitySchema>;
export const activityListSchema = array(activitySchema).required();

/** Answer of a write: the sentence to show and the activities as they now are. */
export const activitiesSavedSchema = record({ message: string().required(), data: activityListSchema });
export type ActivitiesSaved = InferType<typeof activitiesSavedSchema>;

export const activitySavedSchema = record({ message: string().required(), data: activitySchema });
export type ActivitySaved = InferType<typeof activitySavedSchema>;

/** What names a file to download. */
export const fileDownloadSchema = record({ filename: text(1, 400) });
export type FileDownload = InferType<typeof fileDownloadSchema>;
