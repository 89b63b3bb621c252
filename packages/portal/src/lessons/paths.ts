/** Addresses of the screens of lessons. */
export const coursePath = (id: number | ':id'): string => `/apps/miscursos/${id}`;
export const lessonPath = (course: number | ':id', lesson: string): string => `${coursePath(course)}/leccion/${lesson}`;
export const teacherCoursesPath = '/apps/teachercourses';
export const studentCoursesPath = '/apps/sections/miscursos';
export const certificatePath = '/certificado/:code';
