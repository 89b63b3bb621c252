import { isDescribed, lowestGrade, parseGrade } from '@lia/sdk/gradebook/rules';
import type { PeriodGradeInput, StudentGrade } from '@lia/sdk/gradebook/schema';

import type { GroupScope } from '../groups/scope.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import { readFigures } from './grades.ts';
import { type GradedGroup, lockGroup, openPeriodOf, studentsOf, subjectsOf } from './group.ts';
import { periodGrades } from './tables.ts';

interface Call {
  db: Transaction;
  scope: GroupScope;
}

/** Gives a student the grade of a period. @throws {ApiFailure} 404, 409, 422 */
export async function gradeStudent(
  { db, scope }: Call,
  groupId: string,
  student: string,
  input: PeriodGradeInput,
): Promise<StudentGrade> {
  const group = await lockGroup(db, scope, groupId);
  const period = await openPeriodOf(db, group, input.period);
  const subjects = await subjectsOf(db, group.id);
  const { id: subjectId } = found(subjects.find(({ id }) => id === input.subject.toLowerCase()));
  const { id: userId, uuid } = found(
    (await studentsOf(db, group, period)).find((one) => one.current && one.uuid === student.toLowerCase()),
  );
  const figures = await readFigures(db, group, period, [subjectId]);
  const suggested = figures.suggestedOf(subjectId, userId);
  const before = figures.givenOf(subjectId, userId);
  const given = readGiven(group, input, suggested);
  const isSame =
    given.grade === before.grade && given.description === before.description && given.reason === before.reason;
  if (isSame) return { uuid, suggested, ...before };
  if (input.version !== before.version) throw new ApiFailure(409, 'GRADE_STALE');
  const version = before.version + 1;
  const values = { ...given, version, gradedBy: scope.userId, gradedAt: new Date() };
  await db
    .insert(periodGrades)
    .values({ periodId: period.id, subjectId, userId, ...values })
    .onConflictDoUpdate({
      target: [periodGrades.periodId, periodGrades.subjectId, periodGrades.userId],
      set: values,
    });
  return { uuid, suggested, ...given, version };
}

/** What the input gives. @throws {ApiFailure} 422 */
function readGiven(
  group: GradedGroup,
  { grade: typed = '', description = '', reason = '' }: PeriodGradeInput,
  suggested: number | null,
) {
  if (isDescribed(group)) {
    if (typed !== '') throw invalidFields({ grade: { key: 'invalid' } });
    return { grade: null, description, reason: '' };
  }
  if (description !== '') throw invalidFields({ description: { key: 'invalid' } });
  if (typed.trim() === '') return { grade: null, description, reason: '' };
  const lowest = lowestGrade(group);
  const grade = parseGrade(typed, lowest);
  if (grade === null) throw invalidFields({ grade: { key: 'gradebook.scale', values: { lowest } } });
  if (suggested !== null && grade !== suggested && reason === '') throw invalidFields({ reason: { key: 'required' } });
  return { grade, description, reason };
}
