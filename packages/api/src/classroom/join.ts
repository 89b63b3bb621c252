import { closesAt, hostStateAt, meetingStateAt, type MeetingState } from '@lia/sdk/classroom/states';
import type { Entrance } from '@lia/sdk/classroom/schema';
import type { ParticipantRole } from '@lia/sdk/classroom/rules';
import type { ErrorCode } from '@lia/sdk/http/error';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { groups } from '../institutions/tables.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import type { Room } from './providers/provider.ts';
import { providerOf } from './providers/configured.ts';
import { isStarted } from './read.ts';
import { isEnrolled, joinedBy, type JoinScope, plannedBy, type PlannerScope } from './scope.ts';
import { meetingJoins, meetings } from './tables.ts';

const refusals: Readonly<Partial<Record<MeetingState, ErrorCode>>> = {
  early: 'CLASS_EARLY',
  waiting: 'CLASS_NOT_STARTED',
  over: 'CLASS_OVER',
  cancelled: 'CLASS_CANCELLED',
};

interface Call {
  db: Database;
  scope: JoinScope;
  app: { config: Config };
}

/** What a person is in an open class. */
interface Seat {
  meetingId: string;
  provider: typeof meetings.$inferSelect.provider;
  room: Room;
  role: ParticipantRole;
  name: string;
  uuid: string;
}

/**
 * The seat of a person in a class, found out when it is asked for: their enrolment, guardianship or work of today, the decision of
 * their school, and the server's clock.
 * @throws {ApiFailure} 404, 409
 */
async function findSeat({ db, scope, app }: Call, id: string): Promise<Seat> {
  const { userId } = scope;
  const [row] = await db
    .select({
      meeting: meetings,
      teacherId: groups.teacherId,
      enrolled: isEnrolled(userId),
      started: isStarted,
      uuid: users.uuid,
      name: fullName(users),
    })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(meetings.id, id), isNull(meetings.deletedAt), joinedBy(scope)));
  const { meeting, teacherId, enrolled, started, uuid, name } = found(row);
  const isHost = teacherId === userId;
  const times = {
    starts_at: meeting.startsAt.toISOString(),
    ends_at: meeting.endsAt.toISOString(),
    ended_at: meeting.endedAt?.toISOString() ?? null,
    cancelled: meeting.cancelledAt !== null,
    provider: meeting.provider,
    started,
  };
  const state = (isHost ? hostStateAt : meetingStateAt)(times, Date.now());
  const refusal = refusals[state];
  if (refusal !== undefined) throw new ApiFailure(409, refusal);
  const { provider, title, room, link, groupId, endsAt } = meeting;
  const page = `${app.config.publicUrl}/apps/aula/${groupId}/${id}`;
  return {
    meetingId: id,
    provider,
    room: { title, room, link, page, endsAt, closesAt: new Date(closesAt(times)) },
    role: isHost ? 'host' : enrolled ? 'student' : 'observer',
    name,
    uuid,
  };
}

/** Sends everyone out of the room of a class that goes on. @throws {ApiFailure} 404, 503 */
export async function endRoom(
  { db, scope, app }: Omit<Call, 'scope'> & { scope: PlannerScope },
  id: string,
): Promise<void> {
  const [row] = await db
    .select({ provider: meetings.provider, room: meetings.room, started: isStarted })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .where(and(eq(meetings.id, id), isNull(meetings.deletedAt), plannedBy(scope)));
  const { provider, room, started } = found(row);
  if (started) await providerOf(app.config, provider).end(room);
}

/** Opens the way into a class for one person. @throws {ApiFailure} 404, 409, 503 */
export async function joinMeeting(call: Call, id: string): Promise<Entrance['data']> {
  const { db, scope, app } = call;
  const { provider, room, ...seat } = await findSeat(call, id);
  const way = await providerOf(app.config, provider).enter(room, seat);
  await recordPresence(db, scope.userId, seat);
  return { role: seat.role, ...way };
}

/** Records that a person who joined is still there. @throws {ApiFailure} 404, 409: they are to leave */
export async function confirmPresence(call: Call, id: string): Promise<void> {
  const { db, scope } = call;
  const seat = await findSeat(call, id);
  const joined = and(eq(meetingJoins.meetingId, id), eq(meetingJoins.userId, scope.userId));
  if ((await db.$count(meetingJoins, joined)) > 0) await recordPresence(db, scope.userId, seat);
}

const recordPresence = (db: Database, userId: number, { meetingId, role }: Pick<Seat, 'meetingId' | 'role'>) =>
  db
    .insert(meetingJoins)
    .values({ meetingId, userId, role })
    .onConflictDoUpdate({
      target: [meetingJoins.meetingId, meetingJoins.userId],
      set: { role, lastAt: sql`now()` },
    });
