import { getStatistics } from '@lia/sdk/statistics/endpoints';
import { statisticsQuerySchema, statisticsSchema } from '@lia/sdk/statistics/records';
import { measures, periodsBetween } from '@lia/sdk/statistics/rules';

import { contributionsTo } from '../platform/module.ts';
import { type Api, serve } from '../platform/serve.ts';

/** What is counted over time, for the plots of the console. */
export function statisticsRoutes(api: Api): void {
  const sourceOf = contributionsTo(
    measures,
    api.app.modules.flatMap(({ statistics = [] }) => statistics.map((source) => ({ [source.measure]: source }))),
  );

  serve(api, getStatistics, {
    summary: 'Sign-ups, income, active members or imports over time',
    description:
      'By days in Mexico City, weeks from Monday, or months; periods without any are zero. Each measure has a permission of its own, whose scope it is counted in.',
    permission: 'overview.read',
    query: statisticsQuerySchema,
    returns: statisticsSchema,
    async handle({ db, session, query: { measure, from, to, by } }) {
      const figures = await sourceOf(measure).read(db, session, { from, to, by });
      return { data: periodsBetween(from, to, by).map((start) => ({ start, value: figures.get(start) ?? 0 })) };
    },
  });
}
