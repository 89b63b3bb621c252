import { array, type InferType, number, object, string } from 'yup';

import { isDay } from '../calendar/days.ts';
import { messageKey, record } from '../validation/fields.ts';
import { FIRST_DAY, LAST_DAY, MAX_PERIODS, measures, periodLengths, periodsBetween } from './rules.ts';

const isCounted = (text: string | undefined): text is string =>
  text !== undefined && isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

const day = () => string().required(messageKey('required')).test('day', messageKey('invalid'), isCounted);

/** What is counted, over which days in Mexico City (both inclusive), and by which periods: `MAX_PERIODS` of them at most. */
export const statisticsQuerySchema = object({
  measure: string().oneOf(measures, messageKey('choice.unknown')).required(messageKey('required')),
  from: day(),
  to: day().test('periods', messageKey('invalid'), (to, { parent }) => {
    const { from, by } = parent;
    if (!isCounted(to) || typeof from !== 'string' || !isCounted(from)) return true;
    const length = periodLengths.find((one) => one === by);
    const { length: count } = periodsBetween(from, to, length ?? 'day');
    return from <= to && (length === undefined || count <= MAX_PERIODS);
  }),
  by: string().oneOf(periodLengths, messageKey('choice.unknown')).required(messageKey('required')),
}).noUnknown(true, messageKey('unknownField'));
export type StatisticsQuery = InferType<typeof statisticsQuerySchema>;

/** Figures of periods, oldest first, and zero where there was nothing. */
export const periodFigures = () =>
  array(
    record({
      /** The first day of the period, which may be before the first one asked for. */
      start: string().required(),
      /** Centavos for income. */
      value: number().required(),
    }),
  ).required();

/** A figure for each period. Days outside of those asked for are not counted. */
export const statisticsSchema = record({ data: periodFigures() });
export type Statistics = InferType<typeof statisticsSchema>;
export type PeriodFigure = Statistics['data'][number];
