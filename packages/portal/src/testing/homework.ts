import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import type { Homework } from '@lia/sdk/homework/records';

/** A homework of a student who has done nothing for it, due in some years. */
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
  due_at: '2030-01-02T05:59:00.000Z',
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

/** The same once it was delivered. */
export const delivered: HomeworkDetail = {
  ...toDo,
  version: 1,
  status: 'delivered',
  deliveries: [
    {
      id: 'd',
      receipt: '0A1B2C3D',
      attempt: 1,
      delivered_by: null,
      delivered_at: '2026-11-24T16:05:00.000Z',
      is_late: false,
      is_hidden: false,
      fingerprint: 'f'.repeat(64),
      url_path: ['https://mi.example.mx/volcan'],
      files: [{ id: 'f', name: 'volcán.jpg', type: 'image/jpeg', size: 1000 }],
    },
  ],
};

/** A homework as lists have it, due in some years. */
export const homework = (change: Partial<Homework> = {}): Homework => ({
  id: 'h',
  activity_id: 'a',
  status: 'toDo',
  score: null,
  scoredDate: null,
  finish_date: '2030-01-01T18:00:00.000Z',
  cutoff_date: null,
  zone: 'America/Mexico_City',
  delivered_at: null,
  is_late: false,
  is_extended: false,
  attempts: 0,
  max_attempts: null,
  name: 'Los volcanes',
  theme: '',
  group: { id: 'g', name: '6° A' },
  subject: { id: 's', name: 'Ciencias' },
  points: 10,
  ...change,
});

export const volcanoes = homework();
