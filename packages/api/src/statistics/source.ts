import type { ReachOf } from '@lia/sdk/accounts/permissions';
import type { StatisticsQuery } from '@lia/sdk/statistics/records';
import { type Measure, measurePermissions } from '@lia/sdk/statistics/rules';

import type { Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { Scope } from '../platform/scope.ts';

/** The days that are counted, both inclusive, and the length of the periods. */
export type Span = Pick<StatisticsQuery, 'from' | 'to' | 'by'>;

/** Figures by the first day of their period; one that is missing is zero. */
export type Figures = ReadonlyMap<string, number>;

/** What a domain counts over time. */
export interface StatisticsSource {
  measure: Measure;
  /** @throws {ApiFailure} 403 where the session does not have the measure's permission. */
  read: (db: Database, session: Session, span: Span) => Promise<Figures>;
}

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What it counts over time, for the plots of the console. */
    statistics?: readonly StatisticsSource[];
  }
}

export const statisticsOf = <M extends Measure>(
  measure: M,
  count: (db: Database, scope: Scope<ReachOf<(typeof measurePermissions)[M]>>, span: Span) => Promise<Figures>,
): StatisticsSource => ({
  measure,
  read: (db, session, span) => count(db, Scope.of(session, measurePermissions[measure]), span),
});
