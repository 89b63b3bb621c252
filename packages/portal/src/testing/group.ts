import type { Group } from '@lia/sdk/groups/schema';

/** A group of a school, as its teacher reads it. */
export const group: Group = {
  id: '0a0a0a0a-0000-4000-8000-000000000001',
  name: '4° B',
  level: 2,
  grade: 4,
  school: { id: 301, name: 'Colegio Jacarandas' },
  teacher: null,
  students: 2,
  external_id: null,
  created_at: '2026-11-20T18:00:00.000Z',
  zone: 'America/Mexico_City',
};
