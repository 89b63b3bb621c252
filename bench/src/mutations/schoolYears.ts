import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const test = 'schoolYears/schoolYears.test.ts';
const undoTest = 'schoolYears/rolloverUndo.test.ts';

/** Faults of school years and of the change from one to the next. */
export const schoolYearMutations = [
  api({
    name: 'School years: a rollover joins a group that stays as it is',
    file: 'schoolYears/rollover.ts',
    find: "if (group.yearId !== yearId) throw new ApiFailure(409, 'GROUP_NAME_TAKEN');",
    replace: '',
    test,
  }),
  api({
    name: 'School years: a rollover is made twice',
    file: 'schoolYears/rollover.ts',
    find: "if (year.rollover) throw new ApiFailure(409, 'ROLLOVER_DONE');",
    replace: '',
    test,
  }),
  api({
    name: 'School years: a group is taken back into an earlier year',
    file: 'schoolYears/preview.ts',
    find: 'begun === null || begun < year.starts_on',
    replace: 'begun !== year.starts_on',
    test: 'schoolYears/rolloverPeople.test.ts',
  }),
  api({
    name: 'School years: undoing moves students whom someone has moved since',
    file: 'schoolYears/rolloverUndo.ts',
    find: 'and ${next.groupId} is not distinct from ${rolloverMoves.nextGroupId}',
    replace: '',
    test: undoTest,
  }),
  api({
    name: 'School years: undoing takes accounts back from another school',
    file: 'schoolYears/rolloverUndo.ts',
    find: 'and (other.level, other.grade) >= (${users.level}, ${users.grade}))',
    replace: 'and false)',
    test: undoTest,
  }),
  api({
    name: 'School years: who left stays a member of the school',
    file: 'schoolYears/rollover.ts',
    find: "and school_members.role = 'student' and school_members.until is null and given.next_id is null",
    replace: 'and false',
    test,
  }),
];
