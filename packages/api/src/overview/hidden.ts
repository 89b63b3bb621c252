import { SMALLEST_CELL } from '@lia/sdk/overview/rules';
import type { GroupFigures, MonthFigures } from '@lia/sdk/overview/records';

const isSmall = (count: number | null): boolean => count !== null && count > 0 && count < SMALLEST_CELL;

const shown = (count: number | null): number | null => (isSmall(count) ? null : count);

type Shares = MonthFigures['data'][number];

/** What is in time, and what is not, would each give the other away. */
function hideShare<T extends Pick<Shares, 'due' | 'in_time'>>(figures: T): T {
  const { due, in_time } = figures;
  const late = due === null || in_time === null ? null : due - in_time;
  const hides = isSmall(due) || isSmall(in_time) || isSmall(late);
  return { ...figures, due: shown(due), in_time: hides ? null : in_time };
}

/** Figures of groups for who does not reach the people that they count. */
export const hideGroups = (data: GroupFigures['data']): GroupFigures['data'] =>
  data.map((row) => ({
    ...hideShare(row),
    to_grade: shown(row.to_grade),
    graded: shown(row.graded),
    mean: isSmall(row.graded) ? null : row.mean,
  }));

/** The same by month. */
export const hideMonths = (data: MonthFigures['data']): MonthFigures['data'] => data.map(hideShare);
