import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import {
  badgesOf,
  pointReasonOf,
  pointReasons,
  pointsOf,
  SHOWN_EARNED,
  SHOWN_WEEKS,
  streakOf,
  type WeekState,
  weekStateOf,
} from '@lia/sdk/points/rules';
import type { ChildPoints, MyPoints } from '@lia/sdk/points/schema';

import type { Database } from '../platform/database.ts';
import { countAttendance, countDue, type EarningDelivery, readDeliveries, todayOf } from './store.ts';

/** What a student earned: counted each time from what they delivered, so that nothing can drift (decision 116). */
export async function readPoints(db: Database, userId: number): Promise<MyPoints['data']> {
  const delivered = await readDeliveries(db, userId);
  const weeks = await readWeeks(db, userId, delivered);
  const streak = streakOf(weeks.map(({ state }) => state));
  const earned = delivered.flatMap(({ homeworkId, activity, isThere, at, ...delivery }) => {
    const reason = pointReasonOf(delivery);
    return reason === null || !isThere
      ? []
      : [{ homework_id: homeworkId, activity, reason, points: pointReasons[reason], at }];
  });
  return {
    points: pointsOf(delivered),
    streak,
    weeks: weeks.slice(-SHOWN_WEEKS),
    badges: badgesOf(delivered, streak),
    earned: earned.slice(0, SHOWN_EARNED),
  };
}

export async function readChildPoints(db: Database, userId: number): Promise<ChildPoints['data']> {
  const { points, streak } = await readPoints(db, userId);
  return { points, streak };
}

/** Every week from the first one in which the student delivered until the running one. */
async function readWeeks(
  db: Database,
  userId: number,
  delivered: readonly EarningDelivery[],
): Promise<{ week: string; state: WeekState }[]> {
  const [today, due, days] = [
    await todayOf(db, userId),
    await countDue(db, userId),
    await countAttendance(db, userId),
  ] as const;
  const last = mondayOf(today);
  const first = delivered.at(-1)?.week ?? last;
  const counts = new Map<string, number>();
  for (const { week } of delivered) counts.set(week, (counts.get(week) ?? 0) + 1);
  const weeks: { week: string; state: WeekState }[] = [];
  for (let week = first; week <= last; week = addDays(week, 7)) {
    const { present = 0, absent = 0 } = days.get(week) ?? {};
    const counted = { week, delivered: counts.get(week) ?? 0, due: due.get(week) ?? 0, present, absent };
    weeks.push({ week, state: weekStateOf(counted, today) });
  }
  return weeks;
}
