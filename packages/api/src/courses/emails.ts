import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, eq, lt } from 'drizzle-orm';
import { string } from 'yup';

import { confirmedAccount } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { emailTranslator } from '../mail/translator.ts';
import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { GIVEN } from './store.ts';
import { courses, enrolments } from './tables.ts';

const data = record({ place: string().required() });

/**
 * That a course is in an account, and how to enter it. Nothing is sent about a place that was withdrawn meanwhile.
 */
export const placeEmail: EmailKind<typeof data> = {
  name: 'course-place',
  data,
  async compose({ db, config }, { place: id }, language) {
    const [place] = await db
      .select({
        place: enrolments,
        course: courses.name,
        username: users.username,
        email: users.email,
        total: orders.total,
        provider: orders.provider,
      })
      .from(enrolments)
      .innerJoin(orders, eq(orders.id, enrolments.orderId))
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(eq(enrolments.id, id));
    if (place?.place.status !== 'active') return null;
    const t = emailTranslator(language);
    const { course, username, email } = place;
    return {
      subject: t('course.subject', { course }),
      preview: t('course.preview'),
      blocks: [
        { kind: 'heading', text: t('course.title') },
        { kind: 'text', text: t(introOf(place)) },
        {
          kind: 'facts',
          facts: [
            [t('course.name'), course],
            [t('course.username'), username],
          ],
        },
        { kind: 'link', label: t('course.enter'), url: `${config.publicUrl}/login` },
        { kind: 'note', text: t('course.password') },
        ...((await heldBefore(db, place.place, email))
          ? [{ kind: 'text' as const, text: t('course.duplicate', contact) }]
          : []),
        { kind: 'note', text: t('course.notYou', contact) },
      ],
    };
  },
};

/** Why the course is theirs. */
function introOf({ provider, total }: Pick<typeof orders.$inferSelect, 'provider' | 'total'>) {
  if (provider === GIVEN) return 'course.intro.given';
  return total === 0 ? 'course.intro.included' : 'course.intro';
}

const contact = { email: CONTACT_EMAIL };

/** Whether another account, the one that confirmed the address, has the course. A second payment of one account goes back by itself. */
async function heldBefore(
  db: Database,
  { courseId, userId, createdAt }: typeof enrolments.$inferSelect,
  email: string | null,
): Promise<boolean> {
  const account = await confirmedAccount(db, email);
  if (account === null || account === userId) return false;
  const same = and(eq(enrolments.courseId, courseId), eq(enrolments.userId, account));
  const before = and(eq(enrolments.status, 'active'), lt(enrolments.createdAt, createdAt));
  return (await db.$count(enrolments, and(same, before))) > 0;
}
