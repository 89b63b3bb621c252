import {
  changeImportRow,
  createImport,
  getImport,
  listCompanies,
  listImportRows,
  listImports,
  listImportSchools,
  sendImportRows,
} from '@lia/sdk/imports/endpoints';
import {
  companiesSchema,
  importChunkAnswerSchema,
  importListSchema,
  importRowAnswerSchema,
  importRowListSchema,
  importSchema,
  schoolOptionsSchema,
} from '@lia/sdk/imports/records';
import { LAST_IMPORT_ROW } from '@lia/sdk/imports/rules';
import { importChunkSchema, importRowChangeSchema, newImportSchema } from '@lia/sdk/imports/schema';
import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { number, object } from 'yup';

import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { listQuery, Page, rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { findRows, importList, importRowList, toRowRecord } from './lists.ts';
import { changeRow, putRows } from './rows.ts';
import { companyOf, listCompaniesOf, listSchoolOptions } from './schools.ts';
import { lockImport } from './store.ts';
import { importRows, imports } from './tables.ts';

/** The longest cells of a chunk take 6.5 MB; those of a school 200 kB. */
const CHUNK_BYTES = 7_000_000;

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
    async handle(call) {
      const { school_id: schoolId, file } = call.body;
      const companyId = await companyOf(call, call.body);
      const [draft] = await call.db
        .insert(imports)
        .values({
          schoolId,
          companyId,
          createdBy: call.session.userId,
          fileName: file.name,
          fingerprint: file.fingerprint,
        })
        .returning({ id: imports.id });
      return found(draft && (await importList.find(call, draft.id)));
    },
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
    summary: 'Imports',
    description: importList.description,
    permission: 'imports.manage',
    query: listQuery({}),
    returns: importListSchema,
    handle: (call) => importList.answer(call),
  });

  serve(api, getImport, {
    summary: 'An import',
    permission: 'imports.manage',
    params: rowUuid,
    returns: importSchema,
    handle: async (call) => found(await importList.find(call, call.params.id)),
  });

  serve(api, listImportRows, {
    summary: 'Rows of an import',
    description: importRowList.description,
    permission: 'imports.manage',
    params: rowUuid,
    query: listQuery({}),
    returns: importRowListSchema,
    async handle(call) {
      const { params, t } = call;
      found(await importList.find(call, params.id));
      const page = await importRowList.answer(call, { part: eq(importRows.importId, params.id) });
      return page.map((row) => toRowRecord(row, t));
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
}
