import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const test = 'classroom/classroom.test.ts';

/** Faults of the virtual classroom. */
export const classroomMutations = [
  api({
    name: 'Classes: guardians observe where their school does not let them',
    file: 'classroom/scope.ts',
    find: '(${ofGuardian(userId)} and ${isObserved})',
    replace: '(${ofGuardian(userId)})',
    test,
  }),
  api({
    name: 'Classes: who left a group goes on to join its classes',
    file: 'classroom/scope.ts',
    find: ' and ${schoolEnrolments.until} is null and ',
    replace: ' and ',
    test,
  }),
  api({
    name: 'Classes: students wait in a room without their teacher',
    file: 'classroom/providers/bigBlueButton.ts',
    find: "      if (person.role === 'host') await create(room);\n      else if",
    replace: '      await create(room);\n      if',
    test,
  }),
];
