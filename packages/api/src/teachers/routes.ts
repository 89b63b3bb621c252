import { messageSchema } from '@lia/sdk/accounts/schema';
import { fileRules } from '@lia/sdk/files/rules';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import {
  deleteTeacher as deleteCall,
  getMyApplication,
  getTeacher,
  getTeacherDocument,
  listTeachers as listCall,
  openTeacher,
  registerTeacher,
  removeDocument as removeCall,
  reviewTeacher,
  uploadDocuments,
  uploadFile,
} from '@lia/sdk/teachers/endpoints';
import {
  ownApplicationSchema,
  teacherListSchema,
  teacherOpenedSchema,
  teacherRecordSchema,
  teacherReviewedSchema,
  uploadedSchema,
} from '@lia/sdk/teachers/records';
import { MAX_DOCUMENTS, TEACHER_ROLE_ID } from '@lia/sdk/teachers/rules';
import { teacherReviewSchema } from '@lia/sdk/teachers/review';
import { type RegistrationBody, registrationBodySchema } from '@lia/sdk/teachers/registrationBody';
import { type NewTeacher, newTeacherSchema, ticket, uploadSchema } from '@lia/sdk/teachers/schema';
import { object } from 'yup';

import { takeConsents } from '../consents/consent.ts';
import { assertState } from '../geography/service.ts';
import { check } from '../platform/check.ts';
import { FILES_FIELD } from '../platform/attachedFiles.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { addDocuments, removeDocument } from './documents.ts';
import { ownApplication } from './ownApplication.ts';
import { completeRegistration, openRegistration, prepareAccount, ticketOf } from './register.ts';
import { deleteTeacher, findDocument, review, teacherList } from './store.ts';

/** A whole staff room may sit behind one address. */
const REGISTRATIONS = { times: 120, seconds: 60 };

/** Documents of forty teachers in an hour, which one address may lay on our disk. */
const UPLOADS = { times: 200, seconds: 3600 };

const documents = { field: FILES_FIELD, most: MAX_DOCUMENTS, ...fileRules.teacherDocument } as const;

const ofTicket = object({ id: ticket() });
const documentOfTicket = object({ id: ticket(), document: uuid() });
const documentOfTeacher = object({ id: uuid(), document: uuid() });

export function teacherRoutes(api: Api): void {
  publicRoutes(api);
  consoleRoutes(api);
}

/** The account in a registration that comes in one piece. @throws {ApiFailure} 422 where it is not whole. */
function accountIn({ name, last_name, email, username, password, c_password }: RegistrationBody): NewTeacher {
  const account = { role_id: TEACHER_ROLE_ID, name, last_name, email, username, password, c_password };
  return check(newTeacherSchema, account, 'strict');
}

function publicRoutes(api: Api): void {
  serve(api, openTeacher, {
    summary: "Begin a teacher's registration",
    description:
      'Takes the account to come under a ticket, which the form made up or is given, and answers with it in ' +
      '`data.lia.id`. Sent again before the registration is complete, it replaces what was sent. No account is created yet.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    preliminary: true,
    body: newTeacherSchema,
    returns: teacherOpenedSchema,
    prepare: ({ app, body }) => prepareAccount(app, body),
    async handle({ db, body, t }, account) {
      const { id = newIdempotencyKey() } = body;
      await openRegistration(db, id, account);
      return { message: t('teacher.opened'), data: { lia: { id } } };
    },
  });

  serve(api, registerTeacher, {
    summary: "Complete a teacher's registration",
    description:
      'Makes the account, keeps the registration and the consents, and claims the documents that it names: all of it, ' +
      'or nothing. Without an `id` the account names the registration, which is begun with it where it was not; without ' +
      '`documents` it claims all that were uploaded. 404 where an `id` was never begun, 409 where it is complete already.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: registrationBodySchema,
    returns: messageSchema,
    async prepare(call) {
      const { body, app } = call;
      assertState(body);
      const consents = await takeConsents(body.consents, call);
      return { consents, account: body.id === undefined ? await prepareAccount(app, accountIn(body)) : null };
    },
    async handle({ db, body, t, language }, { consents, account }) {
      const { id = account && (await ticketOf(db, account)), ...registration } = body;
      await completeRegistration(db, { ...registration, ticket: found(id) }, consents, language);
      return { message: t('teacher.received') };
    },
  });

  serve(api, uploadDocuments, {
    summary: 'Upload documents of a teacher',
    description: `Up to ${MAX_DOCUMENTS} files under one ticket. What no registration claims within a day is deleted.`,
    permission: 'anyone',
    limit: UPLOADS,
    idempotent: true,
    preliminary: true,
    params: ofTicket,
    files: documents,
    returns: uploadedSchema,
    async handle({ db, params, files, t }) {
      const data = await addDocuments(db, params.id, files);
      return { message: t('documents.received'), data };
    },
  });

  serve(api, uploadFile, {
    summary: 'Upload documents of a teacher, with the ticket in the body',
    permission: 'anyone',
    limit: UPLOADS,
    idempotent: true,
    preliminary: true,
    files: documents,
    body: uploadSchema,
    returns: uploadedSchema,
    async handle({ db, body, files, t }) {
      const data = await addDocuments(db, body.id, files);
      return { message: t('documents.received'), data };
    },
  });

  serve(api, removeCall, {
    summary: 'Take back a document',
    description: 'Only before the registration is complete.',
    permission: 'anyone',
    limit: UPLOADS,
    params: documentOfTicket,
    returns: messageSchema,
    async handle({ db, app, params, t }) {
      await inTransaction(db, (tx) => removeDocument(tx, app.files, params.id, params.document));
      return { message: t('operation.succeeded') };
    },
  });
}

function consoleRoutes(api: Api): void {
  serve(api, getMyApplication, {
    summary: 'Where the review of my registration as a teacher stands',
    permission: 'member',
    returns: ownApplicationSchema,
    handle: async ({ db, scope }) => ({ data: await ownApplication(db, scope) }),
  });

  serve(api, listCall, {
    ...teacherList.pages(),
    summary: 'Registrations of teachers',
    permission: 'teachers.manage',
    returns: teacherListSchema,
  });

  serve(api, getTeacher, {
    summary: 'A registration of a teacher',
    permission: 'teachers.manage',
    params: rowUuid,
    returns: teacherRecordSchema,
    handle: async (call) => found(await teacherList.find(call, call.params.id)),
  });

  serve(api, reviewTeacher, {
    summary: 'Accept or decline a registration of a teacher',
    description:
      'Declined with the reason, which the team reads; `pending` takes either back. The account stays as it is.',
    permission: 'teachers.manage',
    idempotent: true,
    params: rowUuid,
    body: teacherReviewSchema,
    returns: teacherReviewedSchema,
    async handle(call) {
      const { db, scope, params, body, t } = call;
      await review(db, scope, params.id, body);
      return { message: t('operation.succeeded'), data: found(await teacherList.find(call, params.id)) };
    },
  });

  serve(api, getTeacherDocument, {
    summary: 'A document of a teacher',
    permission: 'teachers.manage',
    params: documentOfTeacher,
    async handle({ db, app, scope, params }) {
      const file = found(await findDocument({ db, scope }, params.id, params.document));
      return app.files.download(file);
    },
  });

  serve(api, deleteCall, {
    summary: 'Delete a registration of a teacher',
    description: 'With its documents. The account stays its teacher’s.',
    permission: 'teachers.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, app, scope, params, t }) {
      await inTransaction(db, (tx) => deleteTeacher(tx, scope, app.files, params.id));
      return { message: t('operation.succeeded') };
    },
  });
}
