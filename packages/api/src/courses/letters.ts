import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, eq, lt } from 'drizzle-orm';
import { string } from 'yup';

import { users } from '../accounts/tables.ts';
import { sayInMail } from '../mail/say.ts';
import type { Database } from '../platform/database.ts';
import type { LetterKind } from '../platform/mail/letter.ts';
import { courses, enrolments } from './tables.ts';

const data = record({ place: string().required() });

/**
 * That a course is in an account, and how to enter it. The same letter whether the account is new or was there: only
 * the owner of the address reads it. Nothing is said of a place that was withdrawn meanwhile.
 */
export const placeLetter: LetterKind<typeof data> = {
  name: 'course-place',
  data,
  async compose({ db, config }, { place: id }, language) {
    const [place] = await db
      .select({ place: enrolments, course: courses.name, username: users.username, name: users.name })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(eq(enrolments.id, id));
    if (place?.place.state !== 'active') return null;
    const say = sayInMail(language);
    const { course, username } = place;
    return {
      subject: say('course.subject', { course }),
      preview: say('course.preview'),
      blocks: [
        { kind: 'heading', text: say('course.title') },
        { kind: 'text', text: say('course.intro') },
        {
          kind: 'facts',
          facts: [
            [say('course.name'), course],
            [say('course.username'), username],
          ],
        },
        { kind: 'link', label: say('course.enter'), url: `${config.publicUrl}/login` },
        { kind: 'note', text: say('course.password') },
        ...((await heldBefore(db, place.place)) ? [{ kind: 'text' as const, text: say('course.twice', contact) }] : []),
        { kind: 'note', text: say('course.notYou', contact) },
      ],
    };
  },
};

const contact = { email: CONTACT_EMAIL };

/** Whether the person had the course already when they paid for it once more. */
async function heldBefore(
  db: Database,
  { courseId, userId, createdAt }: typeof enrolments.$inferSelect,
): Promise<boolean> {
  if (userId === null) return false;
  const same = and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId), eq(enrolments.state, 'active'));
  return (await db.$count(enrolments, and(same, lt(enrolments.createdAt, createdAt)))) > 0;
}
