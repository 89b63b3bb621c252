import { createSubject, listSubjects, updateSubject } from '@lia/sdk/subjects/endpoints';
import { newSubjectSchema, subjectSavedSchema, subjectsSchema, subjectUpdateSchema } from '@lia/sdk/subjects/schema';
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
}
