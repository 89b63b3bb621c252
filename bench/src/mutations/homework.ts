import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const portal = within('packages/portal/src', 'portal');
const sdk = within('packages/sdk/src', 'sdk');

/** Faults of homework: its rubrics, spoken comments and uploads. */
export const homeworkMutations = [
  api({
    name: 'Homework: a student receives a message for their family alone',
    file: 'deliveries/read.ts',
    find: "all ? undefined : eq(homeworkComments.audience, 'student')",
    replace: 'undefined',
    test: 'deliveries/comments.test.ts',
  }),
  api({
    name: 'Homework: a rubric changes once work was graded by it',
    file: 'activities/gradedWork.ts',
    find: "if (change.rubric && (await graded(sql`rubric_marks`)) > 0) throw new ApiFailure(409, 'RUBRIC_USED');",
    replace: '',
    test: 'deliveries/rubrics.test.ts',
  }),
  api({
    name: 'Homework: what a team delivers reopens what was excused',
    file: 'deliveries/deliver.ts',
    find: "mates.filter(({ row }) => canHappen(row.status, 'deliver'))",
    replace: 'mates',
    test: 'deliveries/teams.test.ts',
  }),
  sdk({
    name: 'Homework: it is delivered once more than its activity allows',
    file: 'homework/states.ts',
    find: 'allowed === null || attempts < allowed',
    replace: 'allowed === null || attempts <= allowed',
    test: 'homework/homework.test.ts',
  }),
  sdk({
    name: 'Homework: another score than that of the rubric needs no reason',
    file: 'homework/marks.ts',
    find: "reason.trim() === '' ? { refused: 'reason' } : ",
    replace: '',
    test: 'homework/marks.test.ts',
  }),
  portal({
    name: 'Homework: two tabs send one file',
    file: 'homework/uploads/alone.ts',
    find: 'if (locks === undefined) return work();',
    replace: 'return work();',
    test: 'homework/uploads/uploads.test.tsx',
  }),
];
