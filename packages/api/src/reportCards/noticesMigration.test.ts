import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { isOfOwnStudent } from '../accounts/notifications/aboutStudents.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { databaseBefore } from '../testing/databaseBefore.ts';

test('notifications of report cards from before are read by those who answer for the student now', async () => {
  const { db, migrate } = await databaseBefore('0116_students_of_report_card_notices');
  const [student, mother, removed] = [1, 2, 3];
  await db.execute(sql`
    insert into users (id, username, password_hash, name, last_name)
    select id, 'user' || id, 'x', 'Ana', 'López' from generate_series(1, 3) as id`);
  await db.execute(sql`
    insert into guardianships (guardian_id, student_id, ended_at)
    values (${mother}, ${student}, null), (${removed}, ${student}, now())`);
  const { rows } = await db.transaction(async (tx) => {
    // The card alone, without its school, period and group.
    await tx.execute(sql`set local session_replication_role = replica`);
    return tx.execute<{ id: string }>(sql`
      insert into report_cards (period_id, group_id, user_id, version, content, published_at, published_by)
      values (gen_random_uuid(), gen_random_uuid(), ${student}, 1, '{}', now(), ${mother}) returning id`);
  });
  const card = rows[0]?.id;
  for (const [reader, child] of [
    [mother, 'Ana'],
    [removed, 'Ana'],
    [student, null],
  ] as const) {
    const data = JSON.stringify({ card, period: 'Trimestre 1', child, corrected: false });
    await db.execute(sql`
      insert into notifications (user_id, kind, cause, data, in_app, created_at)
      values (${reader}, 'reportCard', ${`${card} ${reader}`}, ${data}, true, now())`);
  }
  const readers = async () =>
    (
      await db
        .select({ id: notifications.userId })
        .from(notifications)
        .where(isOfOwnStudent)
        .orderBy(notifications.userId)
    ).map(({ id }) => id);
  await migrate();
  expect(await readers()).toEqual([student, mother]);
});
