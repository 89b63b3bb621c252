import type { FileKind, FileRule } from '../files/rules.ts';

const documents: FileKind = {
  extensions: ['pdf', 'xls', 'xlsx', 'doc', 'docx', 'ppt', 'pptx'],
  // What distinguishes Word from Excel is deep inside of older files, and of those of LibreOffice.
  sniffed: ['cfb', 'zip'],
  maxMegabytes: 10,
};
const audio: FileKind = { extensions: ['mp3', 'mpeg', 'mpga'], sniffed: ['mp2', 'mp1'], maxMegabytes: 5 };
const pictures = { extensions: ['jpeg', 'jpg', 'png', 'tiff', 'tif'] } as const;
const video = { extensions: ['mp4', 'm4v'] } as const;

/**
 * What may go with an activity and with a delivery (document 2 section 5). A video of a teacher has a limit of its own where it is
 * uploaded by itself.
 */
export const homeworkFileRules = {
  teacherHomework: { kinds: [{ ...pictures, maxMegabytes: 3 }, audio, { ...video, maxMegabytes: 150 }, documents] },
  studentHomework: { kinds: [{ ...pictures, maxMegabytes: 5 }, audio, { ...video, maxMegabytes: 150 }, documents] },
  /** What browsers record: MP4 in Safari, WebM or Ogg in others. A container of audio alone is read as that of a video. */
  commentAudio: { kinds: [{ extensions: ['webm', 'm4a', 'mp4', 'ogg', 'wav'], sniffed: ['opus'], maxMegabytes: 5 }] },
  teacherVideo: { kinds: [{ ...video, maxMegabytes: 248 }] },
} as const satisfies Record<string, FileRule>;
export type HomeworkFileContext = keyof typeof homeworkFileRules;
