import { addDays } from '../calendar/days.ts';

/** What a delivery is worth: the first one of a homework, in time or late, and each that corrects what a teacher returned. */
export const pointReasons = { inTime: 10, late: 6, corrected: 4 } as const;
export type PointReason = keyof typeof pointReasons;

/** A delivery as points count it. `week`: the Monday of the day on the clocks of the school. */
export interface CountedDelivery {
  attempt: number;
  is_late: boolean;
  /** Whether it answers a return of the teacher. */
  corrects: boolean;
  week: string;
}

/**
 * Why a delivery earns points; null where it replaces one that was not returned. Deliveries are never changed or taken away, and neither
 * a grade nor anything else counts, so that points never fall.
 */
export function pointReasonOf({ attempt, is_late, corrects }: Omit<CountedDelivery, 'week'>): PointReason | null {
  if (attempt === 1) return is_late ? 'late' : 'inTime';
  return corrects ? 'corrected' : null;
}

export const pointsOf = (deliveries: readonly Omit<CountedDelivery, 'week'>[]): number =>
  deliveries.reduce((sum, delivery) => {
    const reason = pointReasonOf(delivery);
    return sum + (reason === null ? 0 : pointReasons[reason]);
  }, 0);

/** What a student had in a week. */
export interface SchoolWeek {
  /** Its Monday. */
  week: string;
  /** Deliveries in it. */
  delivered: number;
  /** Homework that was due in it, and neither excused nor delivered in time. */
  due: number;
  /** Days on which they were at school, and on which they were absent, justified or not. */
  present: number;
  absent: number;
}

/**
 * What a week is in a streak: `done` where something was delivered; `pause` where nothing had to be (holidays, excused work, work for no
 * one) or the student was absent all week; `open` while it runs; else `missed`.
 */
export const weekStates = ['done', 'pause', 'open', 'missed'] as const;
export type WeekState = (typeof weekStates)[number];

export function weekStateOf({ week, delivered, due, present, absent }: SchoolWeek, today: string): WeekState {
  if (delivered > 0) return 'done';
  if (addDays(week, 6) >= today) return 'open';
  return due === 0 || (absent > 0 && present === 0) ? 'pause' : 'missed';
}

export interface Streak {
  /** Weeks in a row until now; what pauses neither counts nor ends it. */
  current: number;
  /** The most that they ever were. */
  best: number;
}

/** The streak over weeks, in their order; weeks that are left out are pauses. */
export function streakOf(states: readonly WeekState[]): Streak {
  const streak = { current: 0, best: 0 };
  for (const state of states) {
    if (state === 'done') streak.current += 1;
    if (state === 'missed') streak.current = 0;
    streak.best = Math.max(streak.best, streak.current);
  }
  return streak;
}

/** What a badge counts, and how many of them it takes. */
export const badges = {
  first: { of: 'delivered', count: 1 },
  five: { of: 'delivered', count: 5 },
  ten: { of: 'delivered', count: 10 },
  twentyFive: { of: 'delivered', count: 25 },
  fifty: { of: 'delivered', count: 50 },
  hundred: { of: 'delivered', count: 100 },
  again: { of: 'corrected', count: 1 },
  twoWeeks: { of: 'weeks', count: 2 },
  fourWeeks: { of: 'weeks', count: 4 },
  tenWeeks: { of: 'weeks', count: 10 },
} as const satisfies Record<string, { of: 'delivered' | 'corrected' | 'weeks'; count: number }>;
export type Badge = keyof typeof badges;

export const badgeNames = Object.keys(badges).filter((name): name is Badge => name in badges);

/** The badges of a student, which stay: each counts what never falls. */
export function badgesOf(deliveries: readonly Omit<CountedDelivery, 'week'>[], { best }: Streak): Badge[] {
  const reasons = deliveries.map(pointReasonOf);
  const had = {
    delivered: reasons.filter((reason) => reason === 'inTime' || reason === 'late').length,
    corrected: reasons.filter((reason) => reason === 'corrected').length,
    weeks: best,
  };
  return badgeNames.filter((name) => had[badges[name].of] >= badges[name].count);
}

/** Weeks that a student is shown, the running one among them. */
export const SHOWN_WEEKS = 8;

/** The latest deliveries that a student is shown with what they earned. */
export const SHOWN_EARNED = 20;
