import { addDays } from '@lia/sdk/calendar/days';
import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import { and, asc, eq, inArray } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { readTaughtGroups } from '../groups/taughtGroups.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';
import { type DemoEvent, demoGroupEvents, demoHolidays, demoPersonalEvents, demoSchoolEvents } from './demoEvents.ts';
import { spanOf } from './span.ts';
import { calendarEvents, calendarExceptions } from './tables.ts';

type Owner = Pick<typeof calendarEvents.$inferInsert, 'kind' | 'schoolId' | 'groupId' | 'ownerId' | 'createdBy'>;

async function writeEvent(tx: Transaction, owner: Owner, event: DemoEvent): Promise<void> {
  const { name, title, description, place, audience, day, hours, days = 1, recurrence = null } = event;
  const [from, to] = hours ?? ['00:00', '00:00'];
  const series = { starts: `${day}T${from}`, ends: `${hours ? day : addDays(day, days)}T${to}`, recurrence };
  const moved = (event.moved ?? []).map(([was, is]) => ({
    instance: `${was}T${from}`,
    starts: `${is}T${from}`,
    ends: `${is}T${to}`,
  }));
  const { kind, schoolId, groupId, ownerId } = owner;
  const id = fixedUuid(`event ${kind} ${schoolId ?? groupId ?? ownerId ?? ''} ${name}`);
  const added = await tx
    .insert(calendarEvents)
    .values({
      id,
      ...owner,
      ...series,
      ...spanOf(series, moved),
      title,
      allDay: !hours,
      zone: TIME_ZONE,
      ...(description !== undefined && { description }),
      ...(place !== undefined && { place }),
      ...(audience !== undefined && { audience }),
    })
    .onConflictDoNothing()
    .returning({ id: calendarEvents.id });
  const exceptions = [
    ...moved,
    ...(event.cancelled ?? []).map((at) => ({ instance: `${at}T${from}`, cancelled: true })),
  ];
  if (added.length > 0 && exceptions.length > 0)
    await tx.insert(calendarExceptions).values(exceptions.map((row) => ({ ...row, eventId: id })));
}

/** Rest days for everyone, and what the school, the groups and the accounts that people sign in with have planned. */
async function writeEvents({ db }: { db: Database }): Promise<void> {
  const today = dayOf(new Date().toISOString());
  const personal = demoPersonalEvents(today);
  await inTransaction(db, async (tx) => {
    const accounts = await tx
      .select({ id: users.id, uuid: users.uuid })
      .from(users)
      .where(inArray(users.uuid, ['admin', ...Object.keys(personal)].map(demoUuid)));
    const idOf = (username: string) => accounts.find(({ uuid }) => uuid === demoUuid(username))?.id;
    const written: (readonly [Owner, DemoEvent])[] = Object.entries(personal).flatMap(([username, event]) => {
      const ownerId = idOf(username);
      return ownerId === undefined ? [] : [[{ kind: 'personal', ownerId, createdBy: ownerId }, event] as const];
    });
    const lia = idOf('admin');
    if (lia !== undefined)
      for (const event of demoHolidays(today)) written.push([{ kind: 'site', createdBy: lia }, event]);
    const rooms = await readTaughtGroups(tx);
    for (const { groupId, teacherId } of rooms)
      for (const event of demoGroupEvents(today))
        written.push([{ kind: 'group', groupId, createdBy: teacherId }, event]);
    const schoolId = rooms.find(({ uuid }) => uuid === demoUuid('maestro'))?.schoolId;
    if (schoolId !== undefined) {
      const [staff] = await tx
        .select({ userId: schoolMembers.userId })
        .from(schoolMembers)
        .where(and(eq(schoolMembers.schoolId, schoolId), eq(schoolMembers.role, 'schoolAdmin'), isCurrentMember))
        .orderBy(asc(schoolMembers.userId))
        .limit(1);
      if (staff)
        for (const event of demoSchoolEvents(today))
          written.push([{ kind: 'school', schoolId, createdBy: staff.userId }, event]);
    }
    for (const [owner, event] of written) {
      // One after another: a transaction has one connection.
      // oxlint-disable-next-line no-await-in-loop
      await writeEvent(tx, owner, event);
    }
  });
}

export const demoCalendar: DemoData = { after: ['groups'], write: writeEvents };
