import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  addGroupStudents,
  createGroup,
  deleteGroup,
  getGroup,
  getOwnStudies,
  getStudent,
  listGroupCandidates,
  listGroups,
  listGroupStudents,
  listStudents,
  removeGroupStudent,
  restoreGroup,
  updateGroup,
} from '@lia/sdk/groups/endpoints';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import {
  groupCandidatesSchema,
  groupListSchema,
  groupSavedSchema,
  groupSchema,
  groupStudentListSchema,
  groupStudentsSchema,
  groupUpdateSchema,
  newGroupSchema,
  ownStudiesSchema,
  studentAnswerSchema,
} from '@lia/sdk/groups/schema';
import { messageKey } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { object, string } from 'yup';

import { groups } from '../institutions/tables.ts';
import { found } from '../platform/errors.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { groupList, studentList } from './lists.ts';
import { readOwnStudies } from './ownStudies.ts';
import * as service from './service.ts';
import { readStudent } from './student.ts';
import { addStudents, listCandidates, removeStudent } from './students.ts';

const permission = 'groups.manage';

export function groupRoutes(api: Api): void {
  serve(api, listGroups, {
    ...groupList.pages("Of the caller's schools; a teacher's own."),
    summary: 'Groups',
    permission,
    returns: groupListSchema,
  });

  serve(api, getGroup, {
    summary: 'A group',
    permission,
    params: rowUuid,
    returns: groupSchema,
    handle: async (call) => found(await groupList.find(call, call.params.id)),
  });

  serve(api, createGroup, {
    summary: 'Create a group',
    description:
      'A teacher creates groups of their own. Answers 409 `GROUP_NAME_TAKEN` where the grade of the school has one of that name.',
    permission,
    status: 201,
    idempotent: true,
    body: newGroupSchema,
    returns: groupSavedSchema,
    handle: async (call) => ({ message: call.t('group.created'), data: await service.createGroup(call, call.body) }),
  });

  serve(api, updateGroup, {
    summary: 'Change a group',
    description:
      'Its name, and its teacher and what another program of the school calls it where they are given. Answers 409 `GROUP_NAME_TAKEN` or ' +
      '`GROUP_ID_TAKEN`. A teacher changes the name alone.',
    permission,
    idempotent: true,
    body: groupUpdateSchema,
    returns: groupSavedSchema,
    handle: async (call) => ({ message: call.t('group.saved'), data: await service.updateGroup(call, call.body) }),
  });

  serve(api, deleteGroup, {
    summary: 'Delete a group',
    description: `Its students stay in the school. It may be restored within ${RESTORE_DAYS} days.`,
    permission,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await service.deleteGroup(call, call.params.id);
      return { message: call.t('group.deleted') };
    },
  });

  serve(api, restoreGroup, {
    summary: 'Restore a deleted group',
    description: 'With the students who are in no other group since.',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: groupSavedSchema,
    handle: async (call) => ({
      message: call.t('group.restored'),
      data: await service.restoreGroup(call, call.params.id),
    }),
  });

  serve(api, getOwnStudies, {
    summary: 'Where I study',
    description: 'The groups of the student who asks, with who teaches them, and whether they have an access card.',
    permission: 'students.screens',
    returns: ownStudiesSchema,
    handle: async ({ db, scope }) => ({ data: await readOwnStudies(db, scope) }),
  });

  serve(api, listStudents, {
    ...studentList.pages('Of all groups that the caller reaches; for who runs a school, those in no group as well.'),
    summary: 'Students of groups and schools',
    permission,
    returns: groupStudentListSchema,
  });

  serve(api, getStudent, {
    summary: 'A student of a group',
    description: 'With the names of those who answer for them, and whether they have an access card.',
    permission,
    params: rowUuid,
    returns: studentAnswerSchema,
    handle: async ({ db, scope, params }) => ({ data: await readStudent(db, scope, params.id) }),
  });

  serve(api, listGroupStudents, {
    ...studentList.pages(),
    summary: 'Students of a group',
    permission,
    params: object({ groupId: uuid() }),
    returns: groupStudentListSchema,
    async handle(call) {
      const { id } = found(await groupList.find(call, call.params.groupId));
      return studentList.answer(call, { part: eq(groups.id, id) });
    },
  });

  serve(api, listGroupCandidates, {
    summary: 'Students who may be put into a group',
    description:
      'Of its school, level and grade. A teacher is not shown who is in another group, nor the children of the school of public ' +
      'registrations.',
    permission,
    params: rowUuid,
    query: object({
      q: string().typeError(messageKey('invalid')).max(254, messageKey('text.max')),
    }).noUnknown(true, messageKey('unknownField')),
    returns: groupCandidatesSchema,
    handle: async (call) => ({ data: await listCandidates(call, call.params.id, call.query.q) }),
  });

  serve(api, addGroupStudents, {
    summary: 'Put students into a group',
    description: 'All of them or none, out of the group of the school that they were in.',
    permission,
    status: 201,
    idempotent: true,
    body: groupStudentsSchema,
    returns: messageSchema,
    async handle(call) {
      await addStudents(call, call.body.groupId, call.body.students);
      return { message: call.t('group.added') };
    },
  });

  serve(api, removeGroupStudent, {
    summary: 'Take a student out of a group',
    description: 'They stay in the school.',
    permission,
    params: object({ groupId: uuid(), student: uuid() }),
    returns: messageSchema,
    async handle(call) {
      await removeStudent(call, call.params.groupId, call.params.student);
      return { message: call.t('group.removed') };
    },
  });
}
