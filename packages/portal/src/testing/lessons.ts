import type { MyCourse } from '@lia/sdk/courses/records';
import type { CourseOutline, Lesson, QuizAttempt } from '@lia/sdk/lessons/schema';

/** Lessons of the course, in their order. */
export const [FIRST, SECOND, QUIZ] = [
  '0a0a0a0a-0000-4000-8000-000000000001',
  '0a0a0a0a-0000-4000-8000-000000000002',
  '0a0a0a0a-0000-4000-8000-000000000003',
] as const;
export const mine: MyCourse = {
  id: 7,
  name: 'Lectura que emociona',
  description: 'Círculos de lectura.',
  card_image_url: null,
  hours: 12,
  teacher: 'Elena Rosas',
  syllabus: '',
  since: '2026-11-01T18:00:00.000Z',
  order_id: null,
};
const row = { minutes: 5, published: true, status: 'new' } as const;
export const outline: CourseOutline = {
  id: 7,
  name: mine.name,
  tracked: true,
  sections: [
    {
      id: 's',
      title: 'Elegir un libro',
      lessons: [
        { ...row, id: FIRST, title: 'Qué lee tu grupo', kind: 'text', status: 'completed' },
        { ...row, id: SECOND, title: 'El silencio cuenta', kind: 'text' },
        { ...row, id: QUIZ, title: 'Lo que aprendiste', kind: 'quiz' },
      ],
    },
  ],
  progress: { completed: 1, total: 3, percent: 33, finished: false },
  resume: SECOND,
  certificate: null,
};
export const lesson: Lesson = {
  id: SECOND,
  course: { id: 7, name: mine.name },
  section: 'Elegir un libro',
  title: 'El silencio cuenta',
  kind: 'text',
  minutes: 5,
  published: true,
  text: [
    '## Espera',
    'Cuenta **hasta diez**. <img src=x onerror=alert(1)>',
    '[Una liga](https://sep.example.mx/a) y [otra](javascript:alert(1)) & más.',
    '- uno\n- dos',
  ].join('\n\n'),
  file: null,
  media: null,
  url: null,
  completion: 'student',
  pass_mark: null,
  questions: [],
  tracked: true,
  status: 'new',
  previous: FIRST,
  next: QUIZ,
  attempts: 0,
  attempt: null,
};
export const quiz: Lesson = {
  ...lesson,
  id: QUIZ,
  title: 'Lo que aprendiste',
  kind: 'quiz',
  completion: 'quiz',
  text: '',
  pass_mark: 70,
  previous: SECOND,
  next: null,
  questions: [
    {
      id: 'q1',
      kind: 'single',
      text: '¿Quién elige?',
      options: [
        { id: 'a', text: 'El grupo' },
        { id: 'b', text: 'Nadie' },
      ],
    },
    {
      id: 'q2',
      kind: 'boolean',
      text: 'Hay que esperar.',
      options: [
        { id: 'true', text: '' },
        { id: 'false', text: '' },
      ],
    },
  ],
};
export const graded = (right: boolean): QuizAttempt => ({
  score: right ? 100 : 50,
  passed: right,
  submitted_at: '2026-11-20T18:00:00.000Z',
  answers: [
    { question: 'q1', options: ['a'], right: true, correct: right ? ['a'] : null, explanation: null },
    {
      question: 'q2',
      options: [String(right)],
      right,
      correct: right ? ['true'] : null,
      explanation: right ? 'Da tiempo.' : null,
    },
  ],
});
