import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { closePeriod, gradeStudent, reopenPeriod } from '@lia/sdk/gradebook/endpoints';
import {
  getGroupReportCards,
  getReportCard,
  listReportCards,
  publishReportCards,
} from '@lia/sdk/reportCards/endpoints';

import { attendance } from '../attendance/tables.ts';
import type { Member, RunningApi } from './api.ts';
import type { GradedClassroom } from './gradebook.ts';

/** A group in a period, with a subject, as report cards are made of it. */
export type Room = Pick<GradedClassroom, 'groupId' | 'period' | 'subject' | 'teacher' | 'admin'>;

export const give = ({ teacher, groupId: id, period, subject }: Room, student: Member, grade: string, version = 0) =>
  teacher.client.call(gradeStudent, {
    params: { id, student: student.uuid },
    body: { period, subject, version, grade, reason: 'Por su trabajo en clase' },
  });
export const close = ({ admin, groupId: id, period }: Room) =>
  admin.client.call(closePeriod, { params: { id, period } });
export const reopen = ({ admin, groupId: id, period }: Room) =>
  admin.client.call(reopenPeriod, { params: { id, period }, body: { reason: 'Faltaba una calificación' } });
export const publish = ({ groupId: id, period }: Room, by: Member, reason?: string) =>
  by.client.call(publishReportCards, { params: { id, period }, body: reason === undefined ? {} : { reason } });
export const read = async ({ groupId: id, period }: Room, by: Member) =>
  (await by.client.call(getGroupReportCards, { params: { id }, query: { period } })).data;
export const mine = async ({ client }: Member) => (await client.call(listReportCards)).data;
export const cardOf = async ({ client }: Member, id: string) =>
  (await client.call(getReportCard, { params: { id } })).data;

export const daysAgo = (count: number) => new Date(Date.now() - count * DAY_MS);

export const markAbsent = (api: RunningApi, { groupId, teacher }: Room, { id: userId }: Member, ago: number) =>
  api.app.db.insert(attendance).values({
    groupId,
    day: dayOf(daysAgo(ago).toISOString()),
    userId,
    state: 'absent',
    markedBy: teacher.id,
  });

export const statesIn = async (room: Room) =>
  (await read(room, room.admin)).sheet?.students.map(({ state, version }) => [state, version]).toSorted();
