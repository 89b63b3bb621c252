import type { ClassroomSettings } from '@lia/sdk/classroom/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { reachesWholeSchool } from '../groups/scope.ts';
import { worksFor } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { configuredProviders } from './providers/configured.ts';
import type { PlannerScope } from './scope.ts';
import { schoolClassrooms } from './tables.ts';

interface Call {
  db: Database;
  scope: PlannerScope;
  app: { config: Config };
}

/** What classes may be held by, and what the schools that a person works for have decided. */
export async function readSettings({ db, scope, app }: Call): Promise<ClassroomSettings['data']> {
  const schools = await db
    .select({
      id: institutions.id,
      name: institutions.name,
      guardians_observe: sql<boolean>`coalesce(${schoolClassrooms.guardiansObserve}, false)`,
    })
    .from(institutions)
    .leftJoin(schoolClassrooms, eq(schoolClassrooms.schoolId, institutions.id))
    .where(
      and(
        isNull(institutions.deletedAt),
        eq(institutions.type, 'Escuela'),
        scope.where({ school: worksFor, groups: () => sql`false` }),
      ),
    )
    .orderBy(asc(institutions.name));
  return { providers: configuredProviders(app.config), schools };
}

interface WritingCall {
  db: Transaction;
  scope: Scope<'school'>;
  app: { config: Config };
}

/** @throws {ApiFailure} 404 */
export async function updateSchool(call: WritingCall, schoolId: number, guardiansObserve: boolean) {
  const { db, scope } = call;
  const [school] = await db
    .select({ id: institutions.id })
    .from(institutions)
    .where(and(eq(institutions.id, schoolId), isNull(institutions.deletedAt), reachesWholeSchool(scope, schoolId)));
  found(school);
  await db
    .insert(schoolClassrooms)
    .values({ schoolId, guardiansObserve })
    .onConflictDoUpdate({ target: schoolClassrooms.schoolId, set: { guardiansObserve } });
  return readSettings(call);
}
