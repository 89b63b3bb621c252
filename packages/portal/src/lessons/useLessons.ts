import type { MyCourse } from '@lia/sdk/courses/records';
import { getCourseOutline, getLesson, listMyProgress } from '@lia/sdk/lessons/endpoints';
import type { CourseProgress } from '@lia/sdk/lessons/progress';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useMyCourses } from '../courses/mine/MyCourses.tsx';
import { useRead } from '../reads/useRead.ts';

/** The lessons of a course, with the member's progress. */
export const useOutline = (id: number) =>
  useRead([getCourseOutline, String(id)], (client) => client.call(getCourseOutline, { params: { id } }));

/** A lesson to study. Not read again by itself: a quiz that is being answered stays as it is. */
export const useLesson = (id: string) =>
  useRead([getLesson, id], (client) => client.call(getLesson, { params: { id } }), { revalidateOnFocus: false });

/** What shows how far the member is in courses. */
const showing: readonly unknown[] = [getCourseOutline, listMyProgress];

/** Reads how far the member is again, wherever it is shown. */
export function useProgressChanged(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    void mutate((key) => Array.isArray(key) && showing.includes(key[0]));
  }, [mutate]);
}

/** A course of the member, with how far they are once that is known. */
export type StudiedCourse = MyCourse & { progress: CourseProgress | undefined };

/** The courses that the member has a place in. */
export function useStudiedCourses(): { courses: StudiedCourse[] | undefined; error: unknown; retry: () => void } {
  const { data, error, mutate } = useMyCourses();
  const progress = useRead([listMyProgress], (client) => client.call(listMyProgress));
  return {
    courses: data?.data.map((course) => ({
      ...course,
      progress: progress.data?.data.find((one) => one.course === course.id)?.progress,
    })),
    error,
    retry: () => void mutate(),
  };
}
