import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const recordings = 'recordings/recordings.test.ts';
const bytes = 'recordings/bytes.test.ts';
const resources = 'resources/resources.test.ts';

/** Faults of recordings, resources and what is played of them. */
export const mediaMutations = [
  api({
    name: 'Recordings: students who left the group go on watching',
    file: 'recordings/scope.ts',
    find: '\n  where ${schoolEnrolments.userId} = ${userId} and ${schoolEnrolments.until} is null)`',
    replace: '\n  where ${schoolEnrolments.userId} = ${userId})`',
    test: bytes,
  }),
  api({
    name: 'Media: an address works after its session ended',
    file: 'media/address.ts',
    find: '    throw error instanceof ApiFailure ? notFound() : error;',
    replace: '    return { userId: 0, uuid, role: ["admin"], id: jti, expiresAt: "", temporary_password: false };',
    test: bytes,
  }),
  api({
    name: 'Media: what is watched takes the place of what was',
    file: 'media/progress.ts',
    find: '[...found(before).watched, ...watched]',
    replace: '[...watched]',
    test: recordings,
  }),
  api({
    name: 'Media: two tabs that report at once lose what one of them watched',
    file: 'media/progress.ts',
    find: ".where(mine).for('update')",
    replace: '.where(mine)',
    test: recordings,
  }),
  api({
    name: 'Media: who does not study there is tracked',
    file: 'media/progress.ts',
    find: 'if (!isTracked) {',
    replace: 'if (false) {',
    test: recordings,
  }),
  api({
    name: 'Resources: students receive the notes of teachers',
    file: 'resources/lists.ts',
    find: '  description: resources.description,\n  parent_id',
    replace: '  description: resources.teacherNotes,\n  parent_id',
    test: resources,
  }),
  api({
    name: 'Resources: what is in a folder is seen by everyone',
    file: 'resources/scope.ts',
    find: 'where top.id = coalesce(${resources.path}[1], ${resources.id}) and (${where}))`',
    replace: 'where top.id = coalesce(${resources.path}[1], ${resources.id}))`',
    test: resources,
  }),
  api({
    name: 'Resources: an administrator of LIA sees what a teacher keeps to themselves',
    file: 'resources/scope.ts',
    find: "top.visibility <> 'own' or top.created_by = ${userId}",
    replace: 'true',
    test: resources,
  }),
  api({
    name: 'Resources: a teacher changes what a colleague shared',
    file: 'resources/scope.ts',
    find: "groups: (userId) => ofTop(isOwn(userId, 'teacher')),",
    replace: "groups: (userId) => ofTop(sql`${isOwn(userId, 'teacher')} or ${ofSchool(userId, 'teacher')}`),",
    test: resources,
  }),
];
