import { array, boolean, type InferType, number, string } from 'yup';

import { rubricSchema } from '../activities/rubric.ts';
import { zone } from '../calendar/schema.ts';
import { listedFileSchema } from '../files/schema.ts';
import { MAX_MARK_REASON } from '../homework/marks.ts';
import { marksSchema } from '../homework/markSchema.ts';
import { homeworkStatuses } from '../homework/states.ts';
import {
  choice,
  messageKey,
  optionalText,
  plainNumber,
  record,
  text,
  textOrNumber,
  uuid,
} from '../validation/fields.ts';
import {
  audiences,
  GRADED,
  MAX_AUDIO_SECONDS,
  MAX_COMMENT,
  MAX_DELIVERY_FILES,
  MAX_DELIVERY_LINKS,
  MAX_STUDENTS,
  teacherActions,
} from './rules.ts';

const instant = () =>
  string()
    .typeError(messageKey('invalid'))
    .test('instant', messageKey('invalid'), (given) => given === undefined || given === null || isInstant(given));
const isInstant = (given: string): boolean => /^\d{4}-\d\d-\d\dT/.test(given) && !Number.isNaN(Date.parse(given));

const isAddress = (given: string | undefined): boolean => {
  if (given === undefined) return true;
  try {
    return /^https?:$/.test(new URL(given).protocol);
  } catch {
    return false;
  }
};
const link = () => text(1, 2000).test('address', messageKey('invalid'), isAddress);

const ids = () =>
  array(uuid().required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .max(MAX_DELIVERY_FILES, messageKey('invalid'));

/** Lists that come as JSON text in a multipart call (document 2 section 3); an empty one where a form left it empty. */
const fromText = (value: unknown, given: unknown): unknown => {
  if (typeof given !== 'string') return value;
  if (given === '') return [];
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
};

const ownWork = () => boolean().typeError(messageKey('invalid')).oneOf([true], messageKey('homework.ownWork'));

/** What is named with either kind of delivery: links, and files of the last one that go. */
const links = () => array(link()).typeError(messageKey('invalid')).max(MAX_DELIVERY_LINKS, messageKey('invalid'));

/**
 * A delivery with its files in the call, in the names of document 2 section 3. `filePath` and `deliveryDate` count for nothing. Document 2
 * has no `ownWork`: without it the student has declared nothing.
 */
export const deliverySchema = record({
  filePath: string().optional(),
  deliveryDate: string().optional(),
  urlPath: links().transform(fromText).optional(),
  toDeleteFiles: ids().transform(fromText).optional(),
  ownWork: ownWork().optional(),
});
export type Delivery = InferType<typeof deliverySchema>;

/** A delivery of files that were uploaded before: `uploads` are the ids of finished ones. */
export const uploadedDeliverySchema = record({
  uploads: ids().required(messageKey('required')),
  urlPath: links().optional(),
  toDeleteFiles: ids().optional(),
  ownWork: ownWork().required(messageKey('required')),
});
export type UploadedDelivery = InferType<typeof uploadedDeliverySchema>;

/** `version`: that of the homework as it was shown; with another one the call answers 409. */
const version = () => number().typeError(messageKey('invalid')).integer(messageKey('invalid'));

/** Whether it is for all of the student's team, as far as their work allows it. */
const forTeam = () => boolean().typeError(messageKey('invalid')).optional();

/** What a homework of document 2 section 3 has and the address of the call names already: it counts for nothing. */
const named = () => textOrNumber().nullable().optional();

/**
 * A grade, or a homework of document 2 section 3 with it: `score` as a number, or as a person writes it. Where the activity has a rubric,
 * `marks` give the score; another one needs a `reason`.
 */
export const gradeSchema = record({
  id: named(),
  activity_id: named(),
  user_id: named(),
  status: string().oneOf([GRADED], messageKey('invalid')).required(messageKey('required')),
  score: textOrNumber().optional(),
  marks: marksSchema().optional(),
  reason: optionalText(MAX_MARK_REASON),
  scoredDate: string().nullable().optional(),
  version: version().optional(),
  team: forTeam(),
});
export type Grade = InferType<typeof gradeSchema>;

export const teacherActionSchema = record({
  action: string().oneOf(teacherActions, messageKey('invalid')).required(messageKey('required')),
  version: version().optional(),
  team: forTeam(),
});
export type TeacherActionCall = InferType<typeof teacherActionSchema>;

/** More time for one student; null takes the date of the activity again. */
export const extensionSchema = record({
  dueAt: instant().nullable().defined(),
  cutoffAt: instant().nullable().defined(),
  version: version().optional(),
});
export type ExtensionCall = InferType<typeof extensionSchema>;

/** Dates of one homework, by its id; null is the date of the activity. */
const givenTimeSchema = record({
  id: uuid().required(messageKey('required')),
  dueAt: instant().nullable().defined(),
  cutoffAt: instant().nullable().defined(),
});
export type GivenTime = InferType<typeof givenTimeSchema>;

/** More time for several students. */
export const extensionsSchema = record({
  extensions: array(givenTimeSchema.required())
    .typeError(messageKey('invalid'))
    .min(1, messageKey('required'))
    .max(MAX_STUDENTS, messageKey('invalid'))
    .required(messageKey('required')),
});
export type Extensions = InferType<typeof extensionsSchema>;

export const extensionsSavedSchema = record({
  message: string().required(),
  before: array(givenTimeSchema.required()).required(),
});
export type ExtensionsSaved = InferType<typeof extensionsSavedSchema>;

/** `homework`: ids of those who are excused, or are not any more. */
export const severalExcusedSchema = record({
  homework: array(uuid().required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .min(1, messageKey('required'))
    .max(MAX_STUDENTS, messageKey('invalid'))
    .required(messageKey('required')),
  excused: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
});
export type SeveralExcused = InferType<typeof severalExcusedSchema>;

export const severalExcusedSavedSchema = record({
  message: string().required(),
  changed: array(string().required()).required(),
});
export type SeveralExcusedSaved = InferType<typeof severalExcusedSavedSchema>;

/** A comment: a text, audio in the field `audio` of a multipart call, or both. `seconds`: how long the audio is. */
export const newCommentSchema = record({
  body: optionalText(MAX_COMMENT),
  seconds: plainNumber()
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(MAX_AUDIO_SECONDS, messageKey('invalid')),
  audience: string().oneOf(audiences, messageKey('invalid')).required(messageKey('required')),
  team: forTeam(),
});
export type NewComment = InferType<typeof newCommentSchema>;

/**
 * One delivery, as its receipt shows it: `receipt` is its number, `fingerprint` the SHA-256 over what was delivered, `delivered_at` an
 * ISO instant of the server's clock.
 */
export const receiptSchema = record({
  /** By which it is reported; the same for all of a team. */
  id: string().required(),
  receipt: string().required(),
  attempt: number().required(),
  /** Who of the team delivered it; null where the student did, and for parents. */
  delivered_by: string().nullable().defined(),
  delivered_at: string().required(),
  is_late: boolean().required(),
  /** Hidden by who moderates: no file or address is shown. */
  is_hidden: boolean().required(),
  fingerprint: string().required(),
  url_path: array(string().required()).required(),
  files: array(listedFileSchema).required(),
});
export type Receipt = InferType<typeof receiptSchema>;

/** A homework with all that its student did for it. `score` and comments: what the caller may see; instants are ISO texts, `zone` that of the school. */
export const homeworkDetailSchema = record({
  id: string().required(),
  version: number().required(),
  status: string().oneOf(homeworkStatuses).required(),
  score: number().nullable().defined(),
  /** Of the criteria of the rubric, as far as the caller may see the score; null where it was not graded by it. */
  marks: marksSchema().nullable().defined(),
  /** Why the score is another than that of the rubric. */
  score_reason: string().defined(),
  points: number().required(),
  /** Deliveries so far, of those that the student has: null for any number. */
  attempts: number().required(),
  max_attempts: number().nullable().defined(),
  is_extended: boolean().required(),
  due_at: string().required(),
  cutoff_at: string().nullable().defined(),
  zone: zone().required(),
  /** With whom the student delivers, the student too; parents do not see others. Null for who delivers alone. */
  team: record({ name: string().required(), members: array(string().required()).required() })
    .nullable()
    .defined(),
  student: record({ uuid: string().required(), name: string().required() }).required(),
  activity: record({
    id: string().required(),
    name: string().required(),
    theme: string().defined(),
    instructions: string().defined(),
    resources: string().defined(),
    url_path: array(string().required()).required(),
    rubric: rubricSchema.nullable().defined(),
    in_teams: choice([0, 1]).required(),
    files: array(listedFileSchema).required(),
  }).required(),
  deliveries: array(receiptSchema).required(),
  comments: array(
    record({
      id: string().required(),
      /** Empty where it is spoken alone. */
      body: string().defined(),
      /** A file of the homework. */
      audio: record({ id: string().required(), type: string().required(), seconds: number().required() })
        .nullable()
        .defined(),
      audience: string().oneOf(audiences).required(),
      author: string().required(),
      /** Whether the caller wrote it. */
      mine: boolean().required(),
      created_at: string().required(),
    }),
  ).required(),
});
export type HomeworkDetail = InferType<typeof homeworkDetailSchema>;

export const homeworkAnswerSchema = record({ data: homeworkDetailSchema });
export type HomeworkAnswer = InferType<typeof homeworkAnswerSchema>;

/** Answer of a write: the sentence to show and the homework as it now is. */
export const homeworkSavedSchema = record({ message: string().required(), data: homeworkDetailSchema });
export type HomeworkSaved = InferType<typeof homeworkSavedSchema>;

/** What students of a group handed in, by activity: how much of it. `address`: all of it as one archive, for a minute. */
export const groupWorkSchema = record({
  data: array(
    record({
      id: string().required(),
      name: string().required(),
      students: number().required(),
      delivered: number().required(),
      files: number().required(),
      bytes: number().required(),
    }),
  ).required(),
  address: string().required(),
});
export type GroupWork = InferType<typeof groupWorkSchema>;
