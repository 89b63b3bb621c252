import { lazy } from 'react';
import { useParams } from 'react-router';

import { useTexts } from '../i18n/useTexts.ts';
import { usePrepared } from '../prefetch/whenIdle.ts';
import { StudyPage } from './course/StudyPage.tsx';
import { lessonTexts } from './es.ts';

const loadLesson = () => import('./lesson/LessonPage.tsx');
const LessonPage = lazy(loadLesson);

/** The screens of who studies a course, fetched as one: each by itself would lengthen what the portal starts with. A lesson comes by itself. */
export default function StudyScreens() {
  useTexts(lessonTexts);
  usePrepared(loadLesson);
  const { id = '', lesson } = useParams();
  // What is no number names no course; the API answers that it is not found.
  const course = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  return lesson === undefined ? (
    <StudyPage key={course} id={course} />
  ) : (
    <LessonPage key={lesson} course={course} id={lesson} />
  );
}
