import type { sentences as es } from './lessons.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof es, string> = {
  QUIZ_CHANGED: 'This quiz changed while you answered it. Open it again',
  COURSE_UNFINISHED: 'There are lessons left before your certificate',
  LESSON_INCOMPLETE: 'This lesson has nothing to study yet. Add it before you publish it',
  LESSON_STALE: 'Someone else changed this lesson while you were editing it. See how it is now and try again',
  LESSONS_FULL: 'This course has as many sections and lessons as it may have',
  LESSONS_CHANGED: 'Someone else changed the lessons of this course. See how they are now and try again',
  'lesson.saved': 'The lesson was saved',
  'lesson.added': 'The lesson was added as a draft',
  'lesson.deleted': 'The lesson was deleted',
  'lesson.published': 'The lesson is published',
  'lesson.withdrawn': 'The lesson is a draft again',
  'lesson.contents': 'The sections of the course were saved',
  'lesson.quizFirst': 'Pass the quiz to complete this lesson',
  'lesson.videoFirst': 'Watch the whole video to complete this lesson',
  'certificate.corrected': 'The name on the certificate was corrected',
  'lesson.passed': 'You passed the quiz!',
  'lesson.notPassed': 'You did not pass yet. Read it once more and try again',
};
