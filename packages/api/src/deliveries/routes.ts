import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  actOnHomework,
  commentHomework,
  deliverHomework,
  excuseStudents,
  extendHomework,
  extendStudents,
  getHomework,
  getHomeworkFile,
  gradeHomework,
  releaseGrades,
} from '@lia/sdk/deliveries/endpoints';
import { MAX_FILES_OF_CALL } from '@lia/sdk/deliveries/rules';
import {
  deliverySchema,
  extensionSchema,
  extensionsSavedSchema,
  extensionsSchema,
  gradeSchema,
  homeworkAnswerSchema,
  homeworkSavedSchema,
  newCommentSchema,
  severalExcusedSavedSchema,
  severalExcusedSchema,
  teacherActionSchema,
  uploadedDeliverySchema,
} from '@lia/sdk/deliveries/schema';
import { isShownInline } from '@lia/sdk/files/shown';
import { homeworkFileRules } from '@lia/sdk/homework/files';
import { messageKey } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { inTransaction } from '../platform/database.ts';
import { eitherBody } from '../platform/eitherBody.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { deliver, finishUploads } from './deliver.ts';
import { excuseSeveral, extend, extendSeveral } from './extend.ts';
import { act, comment, grade, release } from './grade.ts';
import { findHomeworkFile, readHomework } from './read.ts';

const permission = 'homework.grade';
const stale =
  'Answers 409 `HOMEWORK_STALE` where it changed since `version`, 404 outside of the groups that the caller teaches.';

export function deliveryRoutes(api: Api): void {
  serve(api, getHomework, {
    summary: 'A homework with its deliveries',
    description: 'Students and parents see the grade when it is released; a student sees no comments for the family.',
    permission: 'homework.details',
    params: rowUuid,
    returns: homeworkAnswerSchema,
    handle: async (call) => ({ data: await readHomework(call, call.params.id) }),
  });

  serve(api, getHomeworkFile, {
    summary: 'A file of a homework',
    description:
      'Of its activity, of a delivery, or spoken in a comment. Pictures, audio, video and PDF are sent to be shown, in a sandbox.',
    permission: 'homework.details',
    params: object({ id: uuid(), file: uuid() }),
    async handle(call) {
      const file = await findHomeworkFile(call, call.params.id, call.params.file);
      const download = await call.app.files.download(file);
      return file.isComment || isShownInline(file.type) ? download.shown() : download;
    },
  });

  serve(api, deliverHomework, {
    summary: 'Deliver a homework',
    description:
      'Multipart with `files` or `files[]`, or JSON with `uploads`, the ids of finished uploads. Files of the attempt before stay unless ' +
      '`toDeleteFiles` has them. Answers 409 `HOMEWORK_CLOSED` after the last entry, by the clock of the server, and `HOMEWORK_ATTEMPTS` ' +
      'once each attempt was used.',
    permission: 'homework.deliver',
    idempotent: true,
    params: rowUuid,
    query: object({ _method: string().oneOf(['PUT'] as const, messageKey('invalid')) }).noUnknown(
      true,
      messageKey('unknownField'),
    ),
    body: eitherBody(deliverySchema, uploadedDeliverySchema, 'uploads'),
    files: { field: 'files', most: MAX_FILES_OF_CALL, ...homeworkFileRules.studentHomework },
    returns: homeworkSavedSchema,
    prepare: ({ app, scope, params, body }) => finishUploads(app, scope, params.id, body),
    async handle(call) {
      const { db, scope, params, body, files } = call;
      await deliver(db, scope, params.id, body, files);
      return { message: call.t('homework.delivered'), data: await readHomework(call, params.id) };
    },
  });

  serve(api, gradeHomework, {
    summary: 'Grade a homework',
    description: `\`score\` as a number, or with a decimal point or comma, up to the points of the activity; or \`marks\` of its rubric, which give it. ${stale}`,
    permission,
    idempotent: true,
    params: rowUuid,
    body: gradeSchema,
    returns: homeworkSavedSchema,
    async handle(call) {
      await grade(call, call.params.id, call.body);
      return { message: call.t('homework.graded'), data: await readHomework(call, call.params.id) };
    },
  });

  serve(api, actOnHomework, {
    summary: 'Return, excuse or reopen a homework',
    description: stale,
    permission,
    idempotent: true,
    params: rowUuid,
    body: teacherActionSchema,
    returns: homeworkSavedSchema,
    async handle(call) {
      await act(call, call.params.id, call.body);
      return { message: call.t('homework.changed'), data: await readHomework(call, call.params.id) };
    },
  });

  serve(api, extendHomework, {
    summary: 'Give a student more time',
    description: `Null takes the date of the activity again. ${stale}`,
    permission,
    idempotent: true,
    params: rowUuid,
    body: extensionSchema,
    returns: homeworkSavedSchema,
    async handle(call) {
      await extend(call, call.params.id, call.body);
      return { message: call.t('homework.changed'), data: await readHomework(call, call.params.id) };
    },
  });

  serve(api, extendStudents, {
    summary: 'Give several students more time',
    description:
      'Who has a grade or is excused is left as they are. `before`: the dates that those who were changed had, with which the same call ' +
      'takes it back. 404 where one of them is not in the group.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: extensionsSchema,
    returns: extensionsSavedSchema,
    async handle(call) {
      const before = await extendSeveral(call, call.params.id, call.body.extensions);
      return { message: call.t('homework.changed'), before };
    },
  });

  serve(api, excuseStudents, {
    summary: 'Excuse several students',
    description:
      'Who has delivered something is left as they are. `changed`: whose homework was changed. 404 where one of them is not in the group.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: severalExcusedSchema,
    returns: severalExcusedSavedSchema,
    async handle(call) {
      return { message: call.t('homework.changed'), changed: await excuseSeveral(call, call.params.id, call.body) };
    },
  });

  serve(api, commentHomework, {
    summary: 'Comment on a homework',
    description:
      'To the student and the family, or to the family alone: a text, or multipart with a recording in `audio`, of `seconds`.',
    permission,
    status: 201,
    idempotent: true,
    params: rowUuid,
    body: newCommentSchema,
    files: { field: 'audio', most: 1, ...homeworkFileRules.commentAudio },
    returns: homeworkSavedSchema,
    async handle(call) {
      await comment(call, call.params.id, call.body, call.files);
      return { message: call.t('homework.commented'), data: await readHomework(call, call.params.id) };
    },
  });

  serve(api, releaseGrades, {
    summary: 'Release the grades of an activity',
    description: 'Students and parents see them from then on. May be repeated.',
    permission,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await inTransaction(call.db, (db) => release({ ...call, db }, call.params.id));
      return { message: call.t('homework.released') };
    },
  });
}
