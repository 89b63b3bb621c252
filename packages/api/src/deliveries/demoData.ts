import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import type { Rubric } from '@lia/sdk/activities/rubric';
import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { type Mark, rubricScore } from '@lia/sdk/homework/marks';
import { afterEvent, type HomeworkEvent, type HomeworkState, NEW_HOMEWORK } from '@lia/sdk/homework/states';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { demoActivityId } from '../activities/demoData.ts';
import { demoActivities } from '../activities/demoActivities.ts';
import { activities } from '../activities/tables.ts';
import { homework } from '../homework/tables.ts';
import { groups } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { FileStore } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { demoAudio } from './demoAudio.ts';
import { writeTeams } from './demoTeams.ts';
import { deliveries, homeworkComments } from './tables.ts';

/** What students hand in: a page of their own. */
const LINK = 'https://ejemplo.mx/mi-tarea';
const FINGERPRINT = createHash('sha256').update(LINK).digest('hex');
/** Stories of one statement, whose parameters PostgreSQL limits. */
const STORIES = 1000;

/** What became of a homework: its events, how many hours before it was due they delivered, and what the teacher wrote. */
interface Story {
  events: readonly HomeworkEvent[];
  hoursBefore?: number;
  comment?: string;
  /** Whether the comment is spoken as well. */
  isSpoken?: true;
}

const deliver = (isLate = false): HomeworkEvent => ({ type: 'deliver', isOpen: true, isLate, limit: null });
const grade = (score: number): HomeworkEvent => ({ type: 'grade', score });

/** Of what is over and was graded, one student after another. */
const past: readonly Story[] = [
  { events: [deliver(), grade(9)], hoursBefore: 20, comment: '¡Muy buen trabajo! Se nota que lo pensaste con calma.' },
  {
    events: [deliver(), grade(10)],
    hoursBefore: 30,
    comment: 'Excelente. ¿Lo compartes con el grupo? (El audio de ejemplo es una melodía.)',
    isSpoken: true,
  },
  { events: [deliver(true), grade(7.5)], hoursBefore: -26, comment: 'Llegó tarde, pero está completo.' },
  {
    events: [deliver(), { type: 'return' }, deliver(), grade(8.5)],
    hoursBefore: 5,
    comment: 'Ahora sí, quedó muy claro.',
  },
  { events: [] },
  { events: [deliver(), grade(8)], hoursBefore: 2 },
  { events: [{ type: 'excuse' }] },
];

/** Of what was due a few days ago: some of it waits for a grade. */
const recent: readonly Story[] = [
  { events: [deliver()], hoursBefore: 12 },
  { events: [deliver(true)], hoursBefore: -5 },
  {
    events: [deliver(), { type: 'return' }],
    hoursBefore: 9,
    comment: 'Te falta explicar el último paso. Complétalo y entrégalo otra vez.',
  },
  { events: [deliver(), { type: 'return' }, deliver()], hoursBefore: 1 },
  { events: [deliver(), grade(9.5)], hoursBefore: 22 },
  { events: [] },
];

/** Of what is due soon. */
const open: readonly Story[] = [
  { events: [] },
  { events: [{ type: 'saveDraft', isOpen: true }] },
  { events: [deliver()], hoursBefore: 40 },
];

const storiesOf = (due: number): readonly Story[] => (due > 0 ? open : due < -6 ? past : recent);

/** Deliveries, grades and comments of the demo activities, in every status. */
async function writeDeliveries({ db, files }: Pick<AppContext, 'db' | 'files'>): Promise<void> {
  const audio = await storeAudio(db, files);
  await inTransaction(db, async (tx) => {
    const rooms = await tx.selectDistinct({ id: activities.groupId }).from(activities);
    const dueOf = new Map(
      rooms.flatMap(({ id }) =>
        demoActivities.map(
          ({ due, rubric = null }, index) => [demoActivityId(id, index), { due, index, rubric }] as const,
        ),
      ),
    );
    if (dueOf.size === 0) return;
    await writeTeams(
      tx,
      rooms.map(({ id }) => id),
    );
    const rows = await tx
      .select({ homework, finishDate: activities.finishDate, teacherId: groups.teacherId })
      .from(homework)
      .innerJoin(activities, eq(activities.id, homework.activityId))
      .innerJoin(groups, eq(groups.id, activities.groupId))
      .where(
        and(
          inArray(activities.id, [...dueOf.keys()]),
          lte(activities.publishDate, sql`now()`),
          // What people have done since stays, and teams deliver together.
          eq(homework.version, 0),
          isNull(homework.teamId),
        ),
      )
      .orderBy(asc(homework.activityId), asc(homework.userId));
    const written = rows.flatMap(({ homework: row, finishDate, teacherId }) => {
      const activity = dueOf.get(row.activityId);
      if (!activity) return [];
      const stories = storiesOf(activity.due);
      const story = stories[(row.userId + activity.index) % stories.length];
      return story && story.events.length > 0
        ? [rowsOf({ row, finishDate, teacherId, story, rubric: activity.rubric, audio })]
        : [];
    });
    for (let at = 0; at < written.length; at += STORIES) await writeStories(tx, written.slice(at, at + STORIES));
  });
}

interface Written {
  row: typeof homework.$inferSelect;
  finishDate: Date;
  teacherId: number | null;
  story: Story;
  rubric: Rubric | null;
  /** What is heard with comments that are spoken. */
  audio: string;
}

/** The one recording of the demo data, which all of its spoken comments share; returns its id. */
async function storeAudio(db: Database, files: FileStore): Promise<string> {
  const id = fixedUuid('spoken comment');
  const bytes = demoAudio();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { id, storageKey: id, name: 'comentario.wav', type: 'audio/wav', size: bytes.length, sha256 };
  if ((await db.$count(storedFiles, eq(storedFiles.id, id))) > 0) return id;
  await files.write(id, Readable.from([bytes]));
  await db.insert(storedFiles).values(file).onConflictDoNothing();
  return id;
}

/** Levels of a rubric that come close to a score of 10. */
const marksFor = (rubric: Rubric, score: number): Mark[] =>
  rubric.map(({ levels }, place) => ({
    level: Math.min(levels.length - 1, Math.max(0, Math.round((10 - score) * 0.5) - (place % 2))),
    ...(place === 0 && { comment: score >= 9 ? 'Se nota que son ideas tuyas.' : 'Cuéntanos un poco más.' }),
  }));

/** What a story writes. */
interface StoryRows {
  homework: typeof homework.$inferSelect;
  deliveries: (typeof deliveries.$inferInsert)[];
  comments: (typeof homeworkComments.$inferInsert)[];
}

function rowsOf({ row, finishDate, teacherId, story, rubric, audio }: Written): StoryRows {
  const { events, hoursBefore = 0, comment, isSpoken } = story;
  const deliveredAt = new Date(finishDate.getTime() - hoursBefore * HOUR_MS);
  const state = events.reduce<HomeworkState>((before, event) => {
    const after = afterEvent(before, event);
    return 'state' in after ? after.state : before;
  }, NEW_HOMEWORK);
  const { status, attempts, extraAttempts, isLate, score } = state;
  const isGraded = score !== null;
  const marks = rubric && isGraded ? marksFor(rubric, score) : null;
  return {
    homework: {
      ...row,
      status,
      attempts,
      extraAttempts,
      isLate,
      score: rubric && marks ? rubricScore(rubric, marks, 10) : score,
      rubricMarks: marks,
      deliveredAt: attempts > 0 ? deliveredAt : null,
      scoredDate: isGraded ? new Date(finishDate.getTime() + 24 * HOUR_MS) : null,
      gradedBy: isGraded ? teacherId : null,
      version: events.length,
    },
    deliveries: Array.from({ length: attempts }, (_, before) => ({
      id: fixedUuid(`delivery ${row.id} ${before}`),
      homeworkId: row.id,
      attempt: before + 1,
      deliveredAt: new Date(deliveredAt.getTime() - (attempts - 1 - before) * HOUR_MS),
      isLate,
      // A story delivers again only what was returned.
      corrects: before > 0,
      urlPath: [LINK],
      fingerprint: FINGERPRINT,
      isOwnWork: true,
    })),
    comments:
      comment === undefined || teacherId === null
        ? []
        : [
            {
              homeworkId: row.id,
              authorId: teacherId,
              audience: 'student',
              body: comment,
              createdAt: new Date(),
              ...(isSpoken && { audioId: audio, audioSeconds: 2 }),
            },
          ],
  };
}

/** Writes them with a statement for each table: triggers of the database count and audit once for all of its rows. */
async function writeStories(tx: Transaction, stories: readonly StoryRows[]): Promise<void> {
  const { status, attempts, extraAttempts, isLate, score, rubricMarks, deliveredAt, scoredDate, gradedBy, version } =
    homework;
  const changed = {
    status,
    attempts,
    extraAttempts,
    isLate,
    score,
    rubricMarks,
    deliveredAt,
    scoredDate,
    gradedBy,
    version,
  };
  await tx
    .insert(homework)
    .values(stories.map((story) => story.homework))
    .onConflictDoUpdate({
      target: homework.id,
      set: Object.fromEntries(
        Object.entries(changed).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
      ),
    });
  const delivered = stories.flatMap((story) => story.deliveries);
  if (delivered.length > 0) await tx.insert(deliveries).values(delivered).onConflictDoNothing();
  const comments = stories.flatMap((story) => story.comments);
  if (comments.length > 0) await tx.insert(homeworkComments).values(comments);
}

export const demoDeliveries: DemoData = { after: ['activities'], write: writeDeliveries };
