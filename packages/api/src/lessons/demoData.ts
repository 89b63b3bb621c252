import { Readable } from 'node:stream';

import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { DEFAULT_PASS_MARK, lessonUploads } from '@lia/sdk/lessons/rules';
import { gradeQuiz } from '@lia/sdk/lessons/grading';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { courses } from '../courses/tables.ts';
import { addDemoMedia } from '../media/demoMedia.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, daysBefore, fixedUuid } from '../platform/demoData.ts';
import { found } from '../platform/errors.ts';
import { keepFile, receiveFile, type ReceivedFile } from '../platform/files.ts';
import { INK, SOFT } from '../platform/mail/brandColors.ts';
import { bytesOf, openPdf } from '../platform/pdf.ts';
import { certificateColumns } from './certificates.ts';
import { demoContents, type DemoLesson } from './demoContents.ts';
import { certificates, courseSections, lessonProgress, lessons, quizAttempts } from './tables.ts';

/** Who teaches which course. */
const teachers = [{ courseId: 2, username: 'maestro' }] as const;

/** How many lessons people have completed, in the order of the course; `Infinity` for all of them. */
const progress: readonly { courseId: number; username: string; completed: number; daysAgo: number }[] = [
  { courseId: 1, username: 'maestro', completed: 2, daysAgo: 4 },
  { courseId: 1, username: 'maestro-m', completed: Number.POSITIVE_INFINITY, daysAgo: 3 },
  { courseId: 4, username: 'maestro', completed: 0, daysAgo: 2 },
  { courseId: 2, username: 'padre', completed: 1, daysAgo: 6 },
  { courseId: 2, username: 'maestro-a', completed: Number.POSITIVE_INFINITY, daysAgo: 1 },
  { courseId: 8, username: 'alumno', completed: 1, daysAgo: 1 },
];

const idOf = (courseId: number, title: string): string => fixedUuid(`lesson ${courseId} ${title}`);

/** A sheet for one demo lesson, as its author would upload it. */
async function receiveSheet({ files }: AppContext, { title, sheet = [] }: DemoLesson): Promise<ReceivedFile> {
  const doc = await openPdf({ title, margin: 56, made: daysBefore(0) });
  const bytes = bytesOf(doc);
  doc.addPage();
  doc.font('bold').fontSize(24).fillColor(INK).text(title);
  doc.font('plain').fontSize(14).fillColor(SOFT);
  for (const line of sheet) doc.text(line, { paragraphGap: 10 });
  doc.end();
  const received = await receiveFile(files, `${title}.pdf`, Readable.from([await bytes]), lessonUploads.file.rule);
  if ('refusal' in received) throw new Error(`The sheet of ${title} is ${received.refusal.reason}`);
  return received.file;
}

async function writeCourse(app: AppContext, courseId: number): Promise<void> {
  const there = await app.db.$count(courseSections, eq(courseSections.courseId, courseId));
  if (there > 0) return;
  const sections = demoContents[courseId] ?? [];
  const sheets = new Map<string, ReceivedFile>();
  for (const lesson of sections.flatMap((section) => section.lessons)) {
    // Each before the transaction: it writes to the store of files.
    if (lesson.sheet) sheets.set(lesson.title, await receiveSheet(app, lesson));
  }
  await inTransaction(app.db, async (tx) => {
    const [author] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.uuid, demoUuid('admin')));
    for (const [position, section] of sections.entries()) {
      const sectionId = fixedUuid(`section ${courseId} ${section.title}`);
      await tx.insert(courseSections).values({ id: sectionId, courseId, title: section.title, position });
      for (const [at, { kind, title, minutes, text, questions = [], video, draft }] of section.lessons.entries()) {
        const sheet = sheets.get(title);
        const fileId = sheet ? await keepFile(tx, sheet) : null;
        const passMark = kind === 'quiz' ? DEFAULT_PASS_MARK : null;
        const mediaId = video ? await addDemoMedia(tx, app, { name: video, createdBy: found(author).id }) : null;
        const columns = { kind, title, minutes, text, questions, passMark, fileId, mediaId, published: !draft };
        await tx.insert(lessons).values({ id: idOf(courseId, title), sectionId, position: at, ...columns });
      }
    }
  });
}

/** Writes how far a student is in a course, with their certificate where they are at its end. */
async function writeProgress(tx: Transaction, { courseId, username, completed, daysAgo }: (typeof progress)[number]) {
  const [person] = await tx
    .select()
    .from(users)
    .where(eq(users.uuid, demoUuid(username)));
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId));
  const { id: userId } = found(person);
  const all = (demoContents[courseId] ?? []).flatMap((section) => section.lessons).filter(({ draft }) => !draft);
  const at = daysBefore(daysAgo);
  const [first] = all;
  const known = and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, idOf(courseId, first?.title ?? '')));
  if ((await tx.$count(lessonProgress, known)) > 0) return;
  for (const [index, { title, kind, questions = [] }] of all.slice(0, completed + 1).entries()) {
    const lessonId = idOf(courseId, title);
    const completedAt = index < completed ? at : null;
    // The last lesson was opened last: a student continues with the one that was opened last.
    const openedAt = new Date(at.getTime() + index * MINUTE_MS);
    await tx.insert(lessonProgress).values({ userId, lessonId, startedAt: at, openedAt, completedAt });
    if (kind !== 'quiz' || completedAt === null) continue;
    const answers = questions.map((question) => ({
      question: question.id,
      options: question.options.filter(({ correct }) => correct).map(({ id }) => id),
    }));
    const grade = gradeQuiz(questions, answers, DEFAULT_PASS_MARK);
    await tx.insert(quizAttempts).values({ lessonId, userId, ...grade, submittedAt: openedAt });
  }
  if (completed < all.length) return;
  await tx.insert(certificates).values({ ...certificateColumns(found(person), found(course)), issuedAt: at });
}

async function writeLessons(app: AppContext): Promise<void> {
  for (const courseId of Object.keys(demoContents)) await writeCourse(app, Number(courseId));
  await inTransaction(app.db, async (tx) => {
    for (const { courseId, username } of teachers) {
      const [person] = await tx
        .select()
        .from(users)
        .where(eq(users.uuid, demoUuid(username)));
      const { id, name, lastName } = found(person);
      await tx
        .update(courses)
        .set({ teacherId: id, teacher: sql`${`${name} ${lastName}`}` })
        .where(and(eq(courses.id, courseId), isNull(courses.teacherId)));
    }
    for (const one of progress) await writeProgress(tx, one);
  });
}

/** What the demo courses consist of, and how far their people are. */
export const demoLessons: DemoData = { after: ['courses'], write: writeLessons };
