import type { PushMessage } from '@lia/sdk/notifications/records';
import { expect, test } from 'vitest';

interface Shown extends NotificationOptions {
  title: string;
}

/** Has the worker show messages, one after another. Answers what the device shows in the end, and how often it rang. */
async function deviceShowing(messages: readonly PushMessage[]) {
  const shown = new Map<string, Shown>();
  let rings = 0;
  const registration = {
    async showNotification(title: string, options: NotificationOptions) {
      const tag = options.tag ?? '';
      if (!shown.has(tag)) rings += 1;
      shown.set(tag, { title, ...options });
    },
    getNotifications: async ({ tag }: { tag: string }) => [...shown.values()].filter((one) => one.tag === tag),
  };
  Object.assign(globalThis, { registration });
  await import('./pushWorker.ts');
  for (const message of messages) {
    let shows: Promise<unknown> | undefined;
    const waitUntil = (done: Promise<unknown>) => (shows = done);
    globalThis.dispatchEvent(Object.assign(new Event('push'), { data: { json: () => message }, waitUntil }));
    await shows;
  }
  return { rings, shown: [...shown.values()].map(({ title, body, data }) => [title, body, data]) };
}

const graded: PushMessage = { id: 'a', kind: 'homeworkGraded', path: '/apps/children/1', language: 'es' };
const course: PushMessage = { id: 'b', kind: 'course', path: '/apps/miscursos/7', language: 'es' };
const one = 'Tienes un aviso nuevo. Toca para verlo en LIA.';

test('each notification is shown as it comes, and one that is repeated once', async () => {
  expect(await deviceShowing([graded, course, graded])).toEqual({
    rings: 2,
    shown: [
      ['Tareas calificadas', one, graded.path],
      ['Cursos', one, course.path],
    ],
  });
});

test('what was held back until the same moment is shown as one, which rings once', async () => {
  const held = '2026-11-30T14:00:00.000Z';
  const [first, second] = [graded, course].map((message) => ({ ...message, held }));
  expect(await deviceShowing([{ ...graded, held }])).toEqual({
    rings: 1,
    shown: [['Tareas calificadas', one, graded.path]],
  });
  expect(await deviceShowing([first ?? graded, second ?? course, first ?? graded])).toEqual({
    rings: 1,
    shown: [['Comunidad LIA', 'Tienes varios avisos nuevos. Toca para verlos en LIA.', '/apps/notifications']],
  });
});
