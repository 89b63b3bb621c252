import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';

/** A homework of a student who has done nothing for it. */
export const toDo: HomeworkDetail = {
  id: 'h',
  version: 0,
  status: 'toDo',
  score: null,
  marks: null,
  score_reason: '',
  points: 10,
  team: null,
  attempts: 0,
  max_attempts: null,
  is_extended: false,
  due_at: '2026-11-28T05:59:00.000Z',
  cutoff_at: null,
  zone: 'America/Mexico_City',
  student: { uuid: 's', name: 'Sofía Méndez' },
  activity: {
    id: 'a',
    name: 'Los volcanes',
    theme: '',
    instructions: 'Dibuja un volcán y escribe sus partes.',
    resources: '',
    url_path: ['https://volcanes.example.mx/'],
    rubric: null,
    in_teams: 0,
    files: [],
  },
  deliveries: [],
  comments: [],
};
