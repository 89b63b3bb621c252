import { dayOf } from '@lia/sdk/calendar/instants';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { DEMO_GROUP_SCHOOLS } from '../groups/demoData.ts';
import { groups, schoolPeriods, schoolYears, sections } from '../institutions/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';

/** Trimesters of a school year that begins in the first of two calendar years, as public schools have them. */
const trimesters = (from: number) => [
  { name: 'Primer trimestre', startsOn: `${from}-08-31`, endsOn: `${from}-11-27` },
  { name: 'Segundo trimestre', startsOn: `${from}-11-30`, endsOn: `${from + 1}-03-12` },
  { name: 'Tercer trimestre', startsOn: `${from + 1}-03-15`, endsOn: `${from + 1}-07-15` },
];

/** The present school year and the next one of the schools that have groups. */
async function writeSchoolYears({ db }: { db: Database }): Promise<void> {
  const today = dayOf(new Date().toISOString());
  const begun = Number(today.slice(0, 4)) - (today.slice(5) < '08-31' ? 1 : 0);
  await inTransaction(db, async (tx) => {
    for (const schoolId of DEMO_GROUP_SCHOOLS) {
      if ((await tx.$count(schoolYears, eq(schoolYears.schoolId, schoolId))) > 0) continue;
      for (const from of [begun, begun + 1]) {
        const id = fixedUuid(`school year ${schoolId} ${from}`);
        await tx
          .insert(schoolYears)
          .values({ id, schoolId, startsOn: `${from}-08-31`, endsOn: `${from + 1}-07-15` })
          .onConflictDoNothing();
        await tx.insert(schoolPeriods).values(trimesters(from).map((period) => ({ yearId: id, ...period })));
        if (from > begun) continue;
        const ofSchool = sql`(select ${sections.id} from ${sections} where ${sections.schoolId} = ${schoolId})`;
        await tx
          .update(groups)
          .set({ yearId: id })
          .where(and(isNull(groups.yearId), inArray(groups.sectionId, ofSchool)));
      }
    }
  });
}

export const demoSchoolYears: DemoData = { after: ['groups'], write: writeSchoolYears };
