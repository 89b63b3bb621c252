import { countByPeriod } from '../statistics/count.ts';
import { statisticsOf } from '../statistics/source.ts';
import { importsIn } from './schools.ts';
import { imports } from './tables.ts';

/** Imports by the day on which they were committed, those that failed or were undone among them. */
export const committedImports = statisticsOf('imports', (db, scope, span) =>
  countByPeriod(db, span, { table: imports, at: imports.committedAt, where: importsIn(scope) }),
);
