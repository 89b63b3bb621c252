import type { Texts } from '../i18n/texts.ts';

/** Texts about video, in English. */
export const media: Texts['media'] = {
  captions: 'Captions',
  captionsHint: 'A .vtt file for each language. They help people who do not hear well or watch without sound.',
  languages: { es: 'Spanish', en: 'English' },
  add: 'Add captions: {language}',
  there: '{language}: ready',
  remove: 'Remove the captions: {language}',
  chapters: 'Chapters',
  chaptersHint: 'To get straight to what is looked for in the video.',
  chapter: 'Chapter {place}',
  chapterAt: 'Begins at',
  chapterAtWrong: 'Write it as 4:07',
  chapterTitle: 'What it is about',
  chapterTitleWrong: 'Write what it is about',
  chapterRemove: 'Remove chapter {place}',
  chapterAdd: 'Add a chapter',
  chaptersSave: 'Save the chapters',
  failed: 'We could not fetch the captions and chapters',
};
