import type { HomeworkPart } from '@lia/sdk/homework/parts';

/** What the address of the list calls its parts. */
export const partNames = {
  today: 'hoy',
  missing: 'sin-entregar',
  toDo: 'por-hacer',
  delivered: 'entregadas',
  graded: 'calificadas',
} as const satisfies Record<HomeworkPart, string>;

/** Address of a student's homework (document 2 section 2), of a part of it, or of a subject by its id. */
export function myHomeworkPath(part?: HomeworkPart, subject?: string): string {
  const query = new URLSearchParams({
    ...(part && { ver: partNames[part] }),
    ...(subject !== undefined && { materia: subject }),
  }).toString();
  return `/apps/sections/mistareas${query && `?${query}`}`;
}

/** Address of one homework of a student. */
export const homeworkPath = (id: string): string => `/apps/sections/mitarea/${id}`;
