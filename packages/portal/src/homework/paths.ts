import type { HomeworkPart } from '@lia/sdk/homework/parts';

/** What the address of the list calls its parts. */
export const partNames = {
  today: 'hoy',
  missing: 'sin-entregar',
  toDo: 'por-hacer',
  delivered: 'entregadas',
  graded: 'calificadas',
} as const satisfies Record<HomeworkPart, string>;

/** Address of a student's homework (document 2 section 2), or of a part of it. */
export const myHomeworkPath = (part?: HomeworkPart): string =>
  `/apps/sections/mistareas${part === undefined ? '' : `?ver=${partNames[part]}`}`;

/** Address of one homework of a student. */
export const homeworkPath = (id: string): string => `/apps/sections/mitarea/${id}`;
