import { addDays } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { createSchoolYear } from '@lia/sdk/schoolYears/endpoints';
import type { SchoolYear, SchoolYearInput } from '@lia/sdk/schoolYears/schema';
import { createSubject } from '@lia/sdk/subjects/endpoints';
import { and, eq } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import { homework } from '../homework/tables.ts';
import type { Member, RunningApi } from './api.ts';
import { type Classroom, makeClassroom, setActivity } from './homework.ts';

/** A classroom with a subject, in the first of the two periods of its school year. */
export interface GradedClassroom extends Classroom {
  subject: string;
  year: SchoolYear;
  period: string;
  later: string;
}

/** The days of that school year. */
export function yearInput(): SchoolYearInput {
  const day = dayOf(new Date().toISOString());
  const [starts_on, turn, ends_on] = [addDays(day, -60), addDays(day, 30), addDays(day, 200)];
  return {
    starts_on,
    ends_on,
    periods: [
      { name: 'Primer trimestre', starts_on, ends_on: turn },
      { name: 'Segundo trimestre', starts_on: addDays(turn, 1), ends_on },
    ],
  };
}

export async function makeGradedClassroom(api: RunningApi): Promise<GradedClassroom> {
  const room = await makeClassroom(api);
  const { data: year } = await room.admin.client.call(createSchoolYear, { params: { id: room.id }, body: yearInput() });
  const { data } = await room.teacher.client.call(createSubject, {
    body: { group_id: room.groupId, name: 'Matemáticas' },
  });
  const [first, second] = year.periods;
  return { ...room, year, subject: data.id, period: first?.id ?? '', later: second?.id ?? '' };
}

/** An activity of the subject that was due yesterday, with the scores of students; returns its id. */
export async function setScored(
  api: RunningApi,
  room: GradedClassroom,
  scores: readonly (readonly [Member, number | 'excused'])[],
): Promise<string> {
  const { db } = api.app;
  const id = await setActivity(api, room, { subjectId: room.subject });
  for (const [{ id: userId }, score] of scores) {
    await db
      .update(homework)
      .set(score === 'excused' ? { status: 'excused' } : { status: 'graded', score })
      .where(and(eq(homework.activityId, id), eq(homework.userId, userId)));
  }
  // What is not delivered until a date to come would not be missing.
  const [publishDate, finishDate] = [new Date(Date.now() - 2 * DAY_MS), new Date(Date.now() - DAY_MS)];
  await db.update(activities).set({ publishDate, finishDate }).where(eq(activities.id, id));
  return id;
}
