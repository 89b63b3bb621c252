import { array, boolean, type InferType, mixed, number, string } from 'yup';

import { messageKey, record, text } from '../validation/fields.ts';
import { isCaptions } from './captions.ts';
import {
  captionLanguages,
  MAX_CAPTIONS,
  MAX_CHAPTER_TITLE,
  MAX_CHAPTERS,
  MAX_INTERVALS,
  MAX_SECONDS,
  mediaKinds,
  qualities,
  renditionNames,
  renditionStatuses,
} from './rules.ts';
import type { Interval } from './watched.ts';

const seconds = () =>
  number()
    .typeError(messageKey('invalid'))
    .min(0, messageKey('invalid'))
    .max(MAX_SECONDS, messageKey('invalid'))
    .required(messageKey('required'));

const isInterval = (value: unknown): value is Interval =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((at) => typeof at === 'number' && at >= 0 && at <= MAX_SECONDS) &&
  value[0] <= value[1];

const interval = () =>
  mixed((value): value is Interval => isInterval(value))
    .typeError(messageKey('invalid'))
    .required();

const progress = record({
  /** Where to go on, in seconds. */
  position: number().required(),
  /** Seconds of the media that were watched, each once. */
  seconds: number().required(),
  complete: boolean().required(),
});
export type MediaProgress = InferType<typeof progress>;

export const chapterSchema = record({ at: seconds(), title: text(1, MAX_CHAPTER_TITLE) });
export type Chapter = InferType<typeof chapterSchema>;

/** Media as a player needs it. Sizes are in bytes. */
export const mediaSchema = record({
  id: string().required(),
  kind: string().oneOf(mediaKinds).required(),
  name: string().required(),
  size: number().required(),
  /** Seconds; null where neither the server nor a browser could read it. */
  duration: number().nullable().defined(),
  renditions: array(
    record({
      name: string().oneOf(renditionNames).required(),
      status: string().oneOf(renditionStatuses).required(),
      /** Null until it is ready. */
      size: number().nullable().defined(),
    }),
  ).required(),
  captions: array(string().oneOf(captionLanguages).required()).required(),
  chapters: array(chapterSchema).required(),
  /** Of the caller; null where they have not watched it. */
  progress: progress.nullable().defined(),
  /** Whether the caller may change captions and chapters. */
  managed: boolean().required(),
});
export type Media = InferType<typeof mediaSchema>;

export const mediaAddressQuerySchema = record({
  quality: string().oneOf(qualities, messageKey('choice.unknown')).required(messageKey('required')),
});

/** Where a player fetches the bytes, by ranges; it works for the session that asked, until `expires_at`. */
export const mediaAddressSchema = record({ url: string().required(), expires_at: string().required() });
export type MediaAddress = InferType<typeof mediaAddressSchema>;

/** What was watched since the last report. */
export const progressReportSchema = record({
  position: seconds(),
  watched: array(interval()).max(MAX_INTERVALS, messageKey('invalid')).required(messageKey('required')),
});
export type ProgressReport = InferType<typeof progressReportSchema>;
export const progressAnswerSchema = record({ data: progress });
export type ProgressAnswer = InferType<typeof progressAnswerSchema>;

export const captionsSchema = record({
  text: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(MAX_CAPTIONS, messageKey('text.max'))
    .test('captions', messageKey('media.captions'), (value) => isCaptions(value)),
});
export type Captions = InferType<typeof captionsSchema>;

export const chaptersSchema = record({
  chapters: array(chapterSchema).max(MAX_CHAPTERS, messageKey('invalid')).required(messageKey('required')),
});
export type Chapters = InferType<typeof chaptersSchema>;

export const mediaSavedSchema = record({ message: string().required(), data: mediaSchema });
export type MediaSaved = InferType<typeof mediaSavedSchema>;
