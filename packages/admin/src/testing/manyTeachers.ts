import type { TeacherRecord } from '@lia/sdk/teachers/records';

const teacher: Omit<TeacherRecord, 'id' | 'school_name'> = {
  created_at: '2026-11-20T18:00:00.000Z',
  membership: 'Maestro Certificado',
  name: 'Ximena',
  last_name: 'Núñez',
  email: 'ximena@escuela.example',
  username: 'ximena',
  phone_number: '5512345678',
  country: 'México',
  state: 'Puebla',
  city: 'Cholula',
  level_id: 1,
  level_school: 'Preescolar',
  grade: ['2'],
  intereses: 'Lectura',
  document_type: ['Comunidad LIA'],
  documents: [],
  review: 'pending',
  review_note: null,
  reviewed_at: null,
};

/**
 * A list of so many teachers, paged as the API does; `asked` has the ranges. `answer` may hold an answer back or replace
 * it, by the first row that is asked for.
 */
export function manyTeachers(
  total: number,
  answer: (first: number) => Promise<Response | undefined> = () => Promise.resolve(undefined),
) {
  const asked: string[] = [];
  return {
    asked,
    async fetch(url: string, init: RequestInit): Promise<Response> {
      if (!url.includes('/teacherRegistrations?')) return fetch(url, init);
      const range = new URL(url).searchParams.get('range') ?? '';
      const [first = 0, last = 0]: number[] = JSON.parse(range);
      asked.push(range);
      const other = await answer(first);
      if (other) return other;
      const rows = Array.from({ length: Math.min(last + 1, total) - first }, (_, index) => ({
        ...teacher,
        id: `row-${first + index}`,
        school_name: `Escuela ${first + index}`,
      }));
      return Response.json(rows, { headers: { 'Content-Range': `items ${first}-${last}/${total}` } });
    },
  };
}
