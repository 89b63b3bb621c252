import type { FileRule } from '../files/rules.ts';

/** What is played: with pictures, or sound alone. */
export const mediaKinds = ['video', 'audio'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Files that are played, up to the limit of a teacher's video (document 2 section 5). */
export const mediaFileRule = {
  kinds: [
    { extensions: ['mp4', 'm4v', 'webm'], sniffed: ['mov', 'mkv'], maxMegabytes: 248 },
    { extensions: ['mp3', 'm4a'], sniffed: ['mp2', 'mp1', 'mp4'], maxMegabytes: 60 },
  ],
} as const satisfies FileRule;

/** What a file is made into besides, for slow and expensive links. */
export const renditionNames = ['360p', 'audio'] as const;
export type RenditionName = (typeof renditionNames)[number];

/** What may be played: the file as it was sent, or a rendition. */
export const qualities = ['original', ...renditionNames] as const;
export type Quality = (typeof qualities)[number];

/** How far a rendition is. There is none where the server has no ffmpeg, or it would be larger than the file. */
export const renditionStatuses = ['queued', 'processing', 'ready', 'failed'] as const;
export type RenditionStatus = (typeof renditionStatuses)[number];

/** Languages that captions may be in, each once. */
export const captionLanguages = ['es', 'en'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

/** Characters of a file of captions. */
export const MAX_CAPTIONS = 200_000;

export const MAX_CHAPTERS = 50;
export const MAX_CHAPTER_TITLE = 100;

/** Seconds of the longest media that progress is kept of: a day. */
export const MAX_SECONDS = 86_400;

/** Intervals of one report of progress. */
export const MAX_INTERVALS = 200;

/** How long an address of a file can be played, in hours; it ends with its session, too. */
export const ADDRESS_HOURS = 4;
