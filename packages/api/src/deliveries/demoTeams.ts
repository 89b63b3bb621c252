import { createHash } from 'node:crypto';

import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { demoActivities } from '../activities/demoActivities.ts';
import { demoActivityId } from '../activities/demoData.ts';
import { activities } from '../activities/tables.ts';
import { homework, homeworkTeams } from '../homework/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { fixedUuid } from '../platform/demoData.ts';
import { deliveries } from './tables.ts';

const TEAM_SIZE = 3;
const NAMES = ['Los dados', 'Las fichas', 'El tablero', 'La ruleta'] as const;
const LINK = 'https://ejemplo.mx/nuestro-juego';

/**
 * Teams of the activities of some groups that have them: of what is over all have delivered, of what is open the second one; the last
 * students work alone.
 */
export async function writeTeams(tx: Transaction, groupIds: readonly string[]): Promise<void> {
  const inTeams = groupIds.flatMap((group) =>
    demoActivities.flatMap(({ inTeams: has }, index) => (has ? [demoActivityId(group, index)] : [])),
  );
  const rows = await tx
    .select({
      id: homework.id,
      activityId: homework.activityId,
      publishDate: activities.publishDate,
      finishDate: activities.finishDate,
    })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .where(
      and(
        inArray(homework.activityId, inTeams),
        lte(activities.publishDate, sql`now()`),
        // What people have done since stays.
        eq(homework.version, 0),
        isNull(homework.teamId),
      ),
    )
    .orderBy(asc(homework.activityId), asc(homework.userId));
  const now = new Date();
  for (const activityId of new Set(rows.map((row) => row.activityId))) {
    const all = rows.filter((row) => row.activityId === activityId);
    for (const [place, name] of NAMES.entries()) {
      const members = all.slice(place * TEAM_SIZE, (place + 1) * TEAM_SIZE);
      if (members.length < TEAM_SIZE) break;
      const id = fixedUuid(`team ${activityId} ${place}`);
      await tx.insert(homeworkTeams).values({ id, activityId, name }).onConflictDoNothing();
      const ids = members.map((member) => member.id);
      await tx.update(homework).set({ teamId: id }).where(inArray(homework.id, ids));
      const isOver = members.every((member) => member.finishDate < now);
      if (isOver || place === 1) await deliverFor(tx, members);
    }
  }
}

/** The first of some members delivers for all of them. */
async function deliverFor(tx: Transaction, members: readonly { id: string; publishDate: Date }[]): Promise<void> {
  const [sender] = members;
  if (!sender) return;
  const deliveredAt = new Date(sender.publishDate.getTime() + 8 * HOUR_MS);
  const fingerprint = createHash('sha256').update(LINK).digest('hex');
  const idOf = (member: string) => fixedUuid(`delivery ${member} 0`);
  const ids = members.map(({ id }) => id);
  const state = { status: 'delivered', attempts: 1, deliveredAt, version: 1 } as const;
  await tx.update(homework).set(state).where(inArray(homework.id, ids));
  const content = { attempt: 1, deliveredAt, isLate: false, urlPath: [LINK], fingerprint, isOwnWork: true };
  await tx
    .insert(deliveries)
    .values(
      ids.map((id) => ({
        ...content,
        id: idOf(id),
        homeworkId: id,
        sharedFrom: id === sender.id ? null : idOf(sender.id),
      })),
    )
    .onConflictDoNothing();
}
