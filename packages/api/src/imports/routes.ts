import { createHash } from 'node:crypto';

import {
  cancelImport,
  changeImportRow,
  commitImport,
  createImport,
  getImport,
  getImportLicences,
  importUsers,
  listCompanies,
  listImportCards,
  listImportGuardians,
  listImportRows,
  listImports,
  listImportSchools,
  sendImportRows,
  undoImport,
} from '@lia/sdk/imports/endpoints';
import {
  companiesSchema,
  importCardListSchema,
  importGuardianListSchema,
  importChunkAnswerSchema,
  importLicencesSchema,
  importListSchema,
  importRowAnswerSchema,
  importRowListSchema,
  importSchema,
  schoolOptionsSchema,
  userImportAnswerSchema,
} from '@lia/sdk/imports/records';
import { LAST_IMPORT_ROW } from '@lia/sdk/imports/rules';
import {
  importChunkSchema,
  importCommitSchema,
  importRowChangeSchema,
  newImportSchema,
  userImportSchema,
} from '@lia/sdk/imports/schema';
import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { number, object } from 'yup';

import { hashTemporary } from '../accounts/commonPasswords.ts';
import { countSchoolLicences } from '../memberships/schoolLicences.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { Page, rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { importCardList } from './cardList.ts';
import { importGuardianList } from './guardianList.ts';
import { countLicensable, findRows, importList, importRowList, toRowRecord } from './lists.ts';
import { changeRow, putRows } from './rows.ts';
import { listCompaniesOf, listSchoolOptions } from './schools.ts';
import { beginImport, cancel, commit, importAtOnce, undo } from './service.ts';
import { lockImport } from './store.ts';
import { importRows } from './tables.ts';

/** The longest cells of a chunk take 6.5 MB; those of a school 200 kB. */
const CHUNK_BYTES = 7_000_000;

/** 20,000 rows of a school take 8 MB. */
const WHOLE_BYTES = 16_000_000;

const companyQuery = object({
  school_id: number().integer().min(1).max(LARGEST_ID).typeError(messageKey('number.digits')),
}).noUnknown(true, messageKey('unknownField'));

const rowPath = object({ id: uuid(), row: number().integer().min(1).max(LAST_IMPORT_ROW).required() });

/** A list that is answered whole. */
const wholeOf = <Row>(rows: Row[]): Page<Row> => new Page(rows, { first: 0 }, rows.length);

export function importRoutes(api: Api): void {
  serve(api, listImportSchools, {
    summary: 'Schools to import into',
    description: 'Active schools that the caller works for, by name; all of them for administrators.',
    permission: 'imports.manage',
    returns: schoolOptionsSchema,
    handle: async (call) => wholeOf(await listSchoolOptions(call)),
  });

  serve(api, listCompanies, {
    summary: 'Companies of a school',
    description: 'None unless the school has companies; 404 for a school that the caller does not work for.',
    permission: 'imports.manage',
    query: companyQuery,
    returns: companiesSchema,
    handle: async (call) => wholeOf(await listCompaniesOf(call, call.query.school_id)),
  });

  serve(api, createImport, {
    summary: 'Begin an import',
    description: 'A draft without rows. `same_file` names an earlier import of the same file into the same school.',
    permission: 'imports.manage',
    status: 201,
    idempotent: true,
    body: newImportSchema,
    returns: importSchema,
    handle: async (call) => found(await importList.find(call, await beginImport(call, call.body))),
  });

  serve(api, sendImportRows, {
    summary: 'Add rows to a draft',
    description:
      'Rows of the same numbers are replaced, so a chunk may be sent again. Answers what committing would do with each row.',
    permission: 'imports.manage',
    bodyLimit: CHUNK_BYTES,
    params: rowUuid,
    body: importChunkSchema,
    returns: importChunkAnswerSchema,
    async handle(call) {
      const { db, scope, params, body, session, t } = call;
      await inTransaction(db, async (tx) => {
        const draft = await lockImport({ db: tx, scope }, params.id, ['draft']);
        await putRows(tx, draft, session, body.data);
      });
      const rows = await findRows(
        db,
        params.id,
        body.data.map(({ num }) => num),
      );
      return { data: rows.map((row) => toRowRecord(row, t)), import: found(await importList.find(call, params.id)) };
    },
  });

  serve(api, listImports, {
    ...importList.pages(),
    summary: 'Imports',
    permission: 'imports.manage',
    returns: importListSchema,
  });

  serve(api, getImport, {
    summary: 'An import',
    permission: 'imports.manage',
    params: rowUuid,
    returns: importSchema,
    handle: async (call) => found(await importList.find(call, call.params.id)),
  });

  serve(api, listImportRows, {
    ...importRowList.pages(),
    summary: 'Rows of an import',
    permission: 'imports.manage',
    params: rowUuid,
    returns: importRowListSchema,
    async handle(call) {
      const { params, t } = call;
      found(await importList.find(call, params.id));
      const page = await importRowList.answer(call, { part: eq(importRows.importId, params.id) });
      return page.map((row) => toRowRecord(row, t));
    },
  });

  serve(api, listImportCards, {
    ...importCardList.pages('The students of preescolar and primaria whom it created.'),
    summary: 'Access cards of an import',
    permission: 'imports.manage',
    params: rowUuid,
    returns: importCardListSchema,
    async handle(call) {
      const { params } = call;
      found(await importList.find(call, params.id));
      return importCardList.answer(call, { part: eq(importRows.importId, params.id) });
    },
  });

  serve(api, listImportGuardians, {
    ...importGuardianList.pages('Whom its rows name, and what became of them.'),
    summary: 'Guardians of an import',
    permission: 'imports.manage',
    params: rowUuid,
    returns: importGuardianListSchema,
    async handle(call) {
      const { params } = call;
      found(await importList.find(call, params.id));
      return importGuardianList.answer(call, { part: eq(importRows.importId, params.id) });
    },
  });

  serve(api, getImportLicences, {
    summary: 'Licences that an import needs',
    description:
      'At most: for the rows that are left to commit whose people hold none. Beside those that the school has left.',
    permission: 'imports.manage',
    params: rowUuid,
    returns: importLicencesSchema,
    async handle(call) {
      const { db, params } = call;
      const { school_id } = found(await importList.find(call, params.id));
      return { data: { needed: await countLicensable(db, params.id), ...(await countSchoolLicences(db, school_id)) } };
    },
  });

  serve(api, changeImportRow, {
    summary: 'Correct a row of a draft, or decide about it',
    description: 'Answers its new verdict; other rows may have another one as well.',
    permission: 'imports.manage',
    params: rowPath,
    body: importRowChangeSchema,
    returns: importRowAnswerSchema,
    async handle(call) {
      const { db, scope, params, body, session, t } = call;
      await inTransaction(db, async (tx) => {
        const draft = await lockImport({ db: tx, scope }, params.id, ['draft']);
        await changeRow(tx, draft, session, params.row, body);
      });
      const [row] = await findRows(db, params.id, [params.row]);
      return { data: toRowRecord(found(row), t), import: found(await importList.find(call, params.id)) };
    },
  });

  serve(api, commitImport, {
    summary: 'Commit an import',
    description:
      'In a job. New accounts begin with the password; with `licences`, students and teachers of the rows get licences of the ' +
      'school that are free. The school confirms with `privacy_notice` that its families consented. Goes on with an import ' +
      'that failed as well.',
    permission: 'imports.manage',
    idempotent: true,
    params: rowUuid,
    body: importCommitSchema,
    returns: importSchema,
    prepare: ({ app, body }) => hashTemporary(app.config, body.password),
    async handle(call, passwordHash) {
      const { licences, privacy_notice: consented } = call.body;
      await commit(call, call.params.id, { passwordHash, licences, consented });
      return found(await importList.find(call, call.params.id));
    },
  });

  serve(api, cancelImport, {
    summary: 'Stop a running import, or discard a draft',
    description: 'What was committed until then stays, and is reported. Of a draft nothing was.',
    permission: 'imports.manage',
    idempotent: true,
    params: rowUuid,
    returns: importSchema,
    async handle(call) {
      await cancel(call, call.params.id);
      return found(await importList.find(call, call.params.id));
    },
  });

  serve(api, undoImport, {
    summary: 'Undo an import',
    description:
      'In a job: removes accounts that it created and restores those that it changed, where nothing happened to them since. ' +
      'Each row states what was kept and why.',
    permission: 'imports.manage',
    idempotent: true,
    params: rowUuid,
    returns: importSchema,
    async handle(call) {
      await undo(call, call.params.id);
      return found(await importList.find(call, call.params.id));
    },
  });

  serve(api, importUsers, {
    summary: 'Import users in one call',
    description:
      'Draft, rows and commit. Sent again, it changes nothing: its rows are unchanged. `privacy_notice` may be missing: no ' +
      'confirmation of the school is recorded then.',
    permission: 'imports.manage',
    bodyLimit: WHOLE_BYTES,
    body: userImportSchema,
    returns: userImportAnswerSchema,
    prepare: ({ app, body }) => hashTemporary(app.config, body.password),
    async handle(call, passwordHash) {
      const fingerprint = createHash('sha256').update(JSON.stringify(call.body.data)).digest('hex');
      const id = await importAtOnce(call, call.body, { passwordHash, fingerprint });
      return { message: call.t('import.started'), data: found(await importList.find(call, id)) };
    },
  });
}
