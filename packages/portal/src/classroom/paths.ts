import { groupClassesPath } from '../groups/paths.ts';

/** Address of all classes that the member plans, or that they follow. */
export const classesPath = '/apps/aula/all';

/** Address of a class. */
export const classPath = (group: string, id: string): string => `${groupClassesPath(group)}/${id}`;

/** What stands where the class does, in the address of the form of a new one. */
export const NEW_CLASS = 'nueva';

/** Address of the form of a new class; `all`: of a group that is chosen there. */
export const newClassPath = (group: string): string => classPath(group, NEW_CLASS);

/** Address of the form that changes a class. */
export const classFormPath = (group: string, id: string): string => `${classPath(group, id)}/editar`;

/** Address of the form that changes a weekly class. */
export const seriesFormPath = (group: string, id: string): string => `${classPath(group, id)}/semanal`;

/** Address of the classes of the student. */
export const myClassesPath = '/apps/sections/live';
