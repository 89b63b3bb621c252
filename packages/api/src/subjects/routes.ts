import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  addSubjects,
  createSubject,
  deleteSubject,
  listSubjects,
  restoreSubject,
  updateSubject,
} from '@lia/sdk/subjects/endpoints';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import {
  newSubjectSchema,
  newSubjectsSchema,
  subjectSavedSchema,
  subjectsSavedSchema,
  subjectsSchema,
  subjectUpdateSchema,
} from '@lia/sdk/subjects/schema';
import { object } from 'yup';

import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as store from './store.ts';

const permission = 'activities.manage';

export function subjectRoutes(api: Api): void {
  serve(api, listSubjects, {
    summary: 'Subjects of a group',
    permission,
    params: object({ groupId: uuid() }),
    returns: subjectsSchema,
    handle: async (call) => ({ data: await store.readSubjects(call, call.params.groupId) }),
  });

  serve(api, createSubject, {
    summary: 'Add a subject to a group',
    description:
      'Answers 409 `SUBJECT_NAME_TAKEN` where the group has one of that name, whatever its case and accents.',
    permission,
    status: 201,
    idempotent: true,
    body: newSubjectSchema,
    returns: subjectSavedSchema,
    handle: async (call) => ({ message: call.t('subject.created'), data: await store.addSubject(call, call.body) }),
  });

  serve(api, addSubjects, {
    summary: 'Add several subjects to a group',
    description: 'Those that it has stay as they are; answers all that it then has.',
    permission,
    idempotent: true,
    params: object({ groupId: uuid() }),
    body: newSubjectsSchema,
    returns: subjectsSavedSchema,
    handle: async (call) => ({
      message: call.t('subject.added'),
      data: await store.addSubjects(call, call.params.groupId, call.body.names),
    }),
  });

  serve(api, updateSubject, {
    summary: 'Rename a subject',
    permission,
    idempotent: true,
    params: rowUuid,
    body: subjectUpdateSchema,
    returns: subjectSavedSchema,
    handle: async (call) => ({
      message: call.t('subject.saved'),
      data: await store.renameSubject(call, call.params.id, call.body.name),
    }),
  });

  serve(api, deleteSubject, {
    summary: 'Delete a subject',
    description: `Its activities keep its name. It may be restored within ${RESTORE_DAYS} days.`,
    permission,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await store.deleteSubject(call, call.params.id);
      return { message: call.t('subject.deleted') };
    },
  });

  serve(api, restoreSubject, {
    summary: 'Restore a deleted subject',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: subjectSavedSchema,
    handle: async (call) => ({
      message: call.t('subject.restored'),
      data: await store.restoreSubject(call, call.params.id),
    }),
  });
}
