import { array, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';
import { badgeNames, type PointReason, pointReasons, weekStates } from './rules.ts';

const reasons = Object.keys(pointReasons).filter((name): name is PointReason => name in pointReasons);

const streak = record({ current: number().required(), best: number().required() });

/**
 * What a student earned, who alone is shown: there is no rank, and no one else in it. `weeks`: the latest ones, the running one last;
 * `earned`: the latest deliveries, the newest first, by the name of their activity.
 */
export const myPointsSchema = record({
  data: record({
    points: number().required(),
    streak,
    weeks: array(record({ week: string().required(), state: string().oneOf(weekStates).required() })).required(),
    badges: array(string().oneOf(badgeNames).required()).required(),
    earned: array(
      record({
        homework_id: string().required(),
        activity: string().required(),
        reason: string().oneOf(reasons).required(),
        points: number().required(),
        at: string().required(),
      }),
    ).required(),
  }),
});
export type MyPoints = InferType<typeof myPointsSchema>;

export const childPointsSchema = record({ data: record({ points: number().required(), streak }) });
export type ChildPoints = InferType<typeof childPointsSchema>;
