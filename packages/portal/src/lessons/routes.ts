import { listMyCourses } from '@lia/sdk/courses/endpoints';
import { getCourseOutline, getLesson, listMyProgress } from '@lia/sdk/lessons/endpoints';
import TeacherCoursesIcon from '@mui/icons-material/LocalLibraryOutlined';

import type { DomainRoutes } from '../routing/route.ts';
import { certificatePath, coursePath, lessonPath, studentCoursesPath, teacherCoursesPath } from './paths.ts';

const studied = { permission: 'member', layout: 'member', load: () => import('./StudyScreens.tsx') } as const;

/** What is studied in courses (document 2 section 2). */
export const lessons: DomainRoutes = {
  screens: [
    {
      path: coursePath(':id'),
      title: 'myCourses.title',
      reads: [listMyCourses, getCourseOutline],
      ...studied,
    },
    { path: lessonPath(':id', ':lesson'), title: 'lessons.one', shows: [getCourseOutline, getLesson], ...studied },
    {
      path: teacherCoursesPath,
      permission: 'lessons.teach',
      title: 'lessons.teacher',
      layout: 'member',
      menu: {
        in: 'navigation',
        id: 'teacherCourses',
        label: 'lessons.teacher',
        icon: TeacherCoursesIcon,
        order: 2.5,
      },
      reads: [listMyCourses, listMyProgress],
      load: () => import('./taught/TeacherCoursesPage.tsx'),
    },
    {
      path: studentCoursesPath,
      permission: 'students.screens',
      title: 'lessons.student',
      layout: 'member',
      reads: [listMyCourses, listMyProgress],
      load: () => import('./StudentCoursesPage.tsx'),
    },
    {
      path: certificatePath,
      permission: 'anyone',
      title: 'lessons.certificate',
      layout: 'public',
      personal: true,
      load: () => import('./CertificatePage.tsx'),
    },
  ],
};
