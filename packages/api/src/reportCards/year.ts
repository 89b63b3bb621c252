import { meanGrade } from '@lia/sdk/reportCards/rules';
import type { ReportCardContent, YearReportCard } from '@lia/sdk/reportCards/schema';
import { and, asc, desc, inArray, sql } from 'drizzle-orm';

import { schoolPeriods } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { reportCards } from './tables.ts';

/** The school years of students by what was published of them, with the period that each of them was published for last. */
export async function readYears(
  db: Database,
  periodId: string,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, { whole: YearReportCard; last: ReportCardContent }>> {
  const periods = await db
    .select({ id: schoolPeriods.id, name: schoolPeriods.name })
    .from(schoolPeriods)
    .where(sql`${schoolPeriods.yearId} = (select year_id from school_periods as asked where asked.id = ${periodId})`)
    .orderBy(asc(schoolPeriods.startsOn));
  const cards = await db
    .selectDistinctOn([reportCards.userId, reportCards.periodId], {
      userId: reportCards.userId,
      periodId: reportCards.periodId,
      content: reportCards.content,
    })
    .from(reportCards)
    .where(
      and(
        inArray(reportCards.userId, [...userIds]),
        inArray(
          reportCards.periodId,
          periods.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(reportCards.userId, reportCards.periodId, desc(reportCards.version));
  const years = new Map<number, { whole: YearReportCard; last: ReportCardContent }>();
  for (const userId of userIds) {
    const contents = periods.map(
      ({ id }) => cards.find((card) => card.userId === userId && card.periodId === id)?.content ?? null,
    );
    const last = contents.findLast((content) => content !== null);
    if (last) {
      const names = periods.map(({ name }) => name);
      years.set(userId, { whole: wholeOf(names, contents), last });
    }
  }
  return years;
}

/** Subjects of one name are one, also of two groups that a student was in. */
export const nameKeyOf = (name: string): string => name.toLocaleLowerCase('es');

function wholeOf(periods: string[], contents: readonly (ReportCardContent | null)[]): YearReportCard {
  const named = new Map<string, string>();
  for (const content of contents) for (const { name } of content?.subjects ?? []) named.set(nameKeyOf(name), name);
  const subjects = [...named].map(([key, name]) => {
    const own = contents.map((content) => content?.subjects.find((subject) => nameKeyOf(subject.name) === key));
    const grades = own.map((subject) => subject?.grade ?? null);
    return { name, grades, descriptions: own.map((subject) => subject?.description ?? ''), final: meanGrade(grades) };
  });
  const attendance = { present: 0, late: 0, absent: 0, justified: 0 };
  for (const content of contents) {
    if (!content) continue;
    for (const state of ['present', 'late', 'absent', 'justified'] as const)
      attendance[state] += content.attendance[state];
  }
  return {
    periods,
    subjects,
    average: meanGrade(subjects.map(({ final }) => final)),
    attendance,
    observations: contents.flatMap((content) =>
      content && content.observations !== '' ? [{ period: content.period.name, text: content.observations }] : [],
    ),
  };
}
