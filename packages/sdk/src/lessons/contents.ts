import { array, boolean, type InferType, number, string } from 'yup';

import { fileSchema } from '../files/schema.ts';
import { MAX_SECONDS } from '../media/rules.ts';
import { messageKey, optionalText, record, text, requiredUuid } from '../validation/fields.ts';
import { isWebAddress } from '../validation/url.ts';
import {
  booleanOptions,
  type LessonKind,
  lessonKinds,
  MAX_LESSON_MINUTES,
  MAX_LESSON_TEXT,
  MAX_LESSONS,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  MAX_SECTIONS,
  MIN_OPTIONS,
  questionKinds,
} from './rules.ts';
import { optionId, questionId } from './schema.ts';

export const courseSectionDataSchema = record({ title: text(1, 150) });
export type CourseSectionData = InferType<typeof courseSectionDataSchema>;

const optionDataSchema = record({
  id: optionId(),
  text: optionalText(300).defined(messageKey('required')),
  correct: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
});

/** Whether no two of a list have one id. */
const distinct = (list: readonly { id: string }[] | undefined): boolean =>
  list === undefined || new Set(list.map(({ id }) => id)).size === list.length;

/** A question as its author writes it. One of true or false has the options `booleanOptions`, without texts. */
export const questionDataSchema = record({
  id: questionId(),
  kind: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(questionKinds, messageKey('choice.unknown'))
    .required(messageKey('required')),
  text: text(1, 1000),
  options: array(optionDataSchema.required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(MIN_OPTIONS, messageKey('lesson.options'))
    .max(MAX_OPTIONS, messageKey('lesson.options'))
    .test('distinct', messageKey('invalid'), distinct)
    .test('texts', messageKey('lesson.optionTexts'), (options, { parent }) =>
      parent.kind === 'boolean' ? true : (options ?? []).every((option) => option.text !== ''),
    )
    .test(
      'boolean',
      messageKey('invalid'),
      (options, { parent }) =>
        parent.kind !== 'boolean' || (options ?? []).map(({ id }) => id).join() === booleanOptions.join(),
    )
    .test('correct', messageKey('lesson.correct'), (options, { parent }) => {
      const correct = (options ?? []).filter((option) => option.correct).length;
      return parent.kind === 'multiple' ? correct > 0 : correct === 1;
    }),
  explanation: optionalText(1000),
});
export type QuestionData = InferType<typeof questionDataSchema>;

const kind = () =>
  string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(lessonKinds, messageKey('choice.unknown'))
    .required(messageKey('required'));

/** What is written of a lesson. `url` is of a video that a provider shows; `pass_mark` in percent and `questions` are of a quiz. */
const written = {
  title: text(1, 150),
  text: optionalText(MAX_LESSON_TEXT),
  minutes: number()
    .typeError(messageKey('number.digits'))
    .integer(messageKey('number.digits'))
    .min(0, messageKey('number.digits'))
    .max(MAX_LESSON_MINUTES, messageKey('number.max'))
    .nullable(),
  url: string()
    .typeError(messageKey('invalid'))
    .test('link', messageKey('recording.link'), (value) => value === undefined || value === '' || isWebAddress(value)),
  pass_mark: number()
    .typeError(messageKey('number.digits'))
    .integer(messageKey('number.digits'))
    .min(1, messageKey('number.positive'))
    .max(100, messageKey('number.max'))
    .nullable(),
  questions: array(questionDataSchema.required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .max(MAX_QUESTIONS, messageKey('invalid'))
    .test('distinct', messageKey('invalid'), distinct),
};

/** A new lesson: a draft, at the end of its section. Its kind stays. */
export const newLessonSchema = record({ kind: kind(), title: written.title });
export type NewLesson = InferType<typeof newLessonSchema>;

/** `version` is that of the lesson that was changed: another author may have saved it since. */
export const lessonChangeSchema = record({
  ...written,
  version: number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .required(messageKey('required')),
});
export type LessonChange = InferType<typeof lessonChangeSchema>;

/** Whether a lesson is for its students, or a draft. */
export const lessonPublicationSchema = record({
  published: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
});
export type LessonPublication = InferType<typeof lessonPublicationSchema>;

/** A finished upload (`lessonUploads`) that becomes the file or video of a lesson. `duration`: seconds, as the browser reads a video. */
export const lessonUploadSchema = record({
  upload: requiredUuid(),
  duration: number()
    .typeError(messageKey('invalid'))
    .min(0, messageKey('invalid'))
    .max(MAX_SECONDS, messageKey('invalid')),
});
export type LessonUpload = InferType<typeof lessonUploadSchema>;

/** Every section of a course and every lesson in it, in the order that they are to have. */
export const contentsOrderSchema = record({
  sections: array(
    record({
      id: requiredUuid(),
      lessons: array(requiredUuid())
        .typeError(messageKey('invalid'))
        .defined(messageKey('required'))
        .max(MAX_LESSONS, messageKey('invalid')),
    }).required(messageKey('required')),
  )
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(MAX_SECTIONS, messageKey('invalid')),
});
export type ContentsOrder = InferType<typeof contentsOrderSchema>;

const contentsLessonSchema = record({
  id: string().required(),
  title: string().required(),
  kind: string().oneOf(lessonKinds).required(),
  minutes: number().nullable().defined(),
  published: boolean().required(),
  /** Whether it has what its kind is about, so that it may be published. */
  complete: boolean().required(),
});
export type ContentsLesson = InferType<typeof contentsLessonSchema>;

const contents = () =>
  array(
    record({ id: string().required(), title: string().required(), lessons: array(contentsLessonSchema).required() }),
  ).required();

/** What a course consists of, drafts included. */
export const courseContentsSchema = record({ data: contents() });
export type CourseContents = InferType<typeof courseContentsSchema>['data'];

/** A lesson as its author edits it. */
export const lessonRecordSchema = record({
  id: string().required(),
  course_id: number().required(),
  section_id: string().required(),
  kind: string().oneOf(lessonKinds).required(),
  title: string().required(),
  text: string().defined(),
  minutes: number().nullable().defined(),
  pass_mark: number().nullable().defined(),
  questions: array(questionDataSchema).required(),
  published: boolean().required(),
  version: number().required(),
  /** Where a provider shows its video. */
  url: string().nullable().defined(),
  /** Its video in `media`. */
  media: string().nullable().defined(),
  file: fileSchema.nullable().defined(),
});
export type LessonRecord = InferType<typeof lessonRecordSchema>;

export const lessonSavedSchema = record({ message: string().required(), data: lessonRecordSchema });
export type LessonSaved = InferType<typeof lessonSavedSchema>;

export const contentsSavedSchema = record({ message: string().required(), data: contents() });
export type ContentsSaved = InferType<typeof contentsSavedSchema>;

/** Whether a lesson has what its kind is about. */
export const isCompleteLesson = ({
  kind: of,
  text: words,
  file,
  media,
  url,
  questions,
}: {
  kind: LessonKind;
  text: string;
  file: unknown;
  media: unknown;
  url: string | null;
  questions: readonly unknown[];
}): boolean => {
  if (of === 'text') return words !== '';
  if (of === 'video') return media !== null || url !== null;
  return of === 'file' ? file !== null : questions.length > 0;
};
