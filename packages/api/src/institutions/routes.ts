import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  createInstitution,
  deleteInstitution,
  getInstitution,
  getInstitutionOverview,
  getSchoolPage,
  listInstitutions,
  listSchoolMembers,
  restoreInstitution,
  updateInstitution,
} from '@lia/sdk/institutions/endpoints';
import { schoolPageAnswerSchema } from '@lia/sdk/institutions/page';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { institutionTypes } from '@lia/sdk/institutions/rules';
import {
  institutionListSchema,
  institutionOverviewSchema,
  institutionRestoreSchema,
  institutionSavedSchema,
  institutionSchema,
  institutionUpdateSchema,
  newInstitutionSchema,
  schoolMemberListSchema,
} from '@lia/sdk/institutions/schema';
import { messageKey } from '@lia/sdk/validation/fields';
import { boolean, string } from 'yup';

import { found } from '../platform/errors.ts';
import { listQuery, rowId } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { logoRoutes } from './logoRoutes.ts';
import { listMembers, memberList } from './memberList.ts';
import { readOverview } from './overview.ts';
import { readSchoolPage } from './page.ts';
import { create, remove, restore, update } from './service.ts';
import { institutionList } from './store.ts';

/** Filters that may stand in the query itself. */
const flat = {
  active: boolean().typeError(messageKey('choice.unknown')),
  type: string().oneOf(institutionTypes, messageKey('choice.unknown')),
  q: string().typeError(messageKey('invalid')).max(200, messageKey('text.max')),
};

export function institutionRoutes(api: Api): void {
  serve(api, listInstitutions, {
    ...institutionList.pages('Filters by `active`, `type` and `q` may also stand in the query itself.'),
    summary: 'Institutions',
    permission: 'institutions.manage',
    query: listQuery(flat),
    returns: institutionListSchema,
    handle({ query: { active, type, q, ...query }, ...call }) {
      return institutionList.answer({ ...call, query }, { flat: { active, type, q } });
    },
  });

  serve(api, getInstitution, {
    summary: 'An institution',
    description: 'One that was deleted is found as well, while it may be restored.',
    permission: 'institutions.manage',
    params: rowId,
    returns: institutionSchema,
    handle: async (call) => found(await institutionList.find(call, call.params.id)),
  });

  serve(api, getSchoolPage, {
    summary: 'The page of a school',
    description:
      'For its people: contact, teachers, and the groups that they have a part in. The school of public registrations has none.',
    permission: 'schools.visit',
    params: rowId,
    returns: schoolPageAnswerSchema,
    handle: async (call) => ({ data: await readSchoolPage(call, call.params.id) }),
  });

  serve(api, getInstitutionOverview, {
    summary: 'Who and what an institution has',
    description: 'People by what they are there, each once; who runs it; sections with their groups.',
    permission: 'institutions.manage',
    params: rowId,
    returns: institutionOverviewSchema,
    async handle(call) {
      found(await institutionList.find(call, call.params.id));
      return readOverview(call, call.params.id);
    },
  });

  serve(api, listSchoolMembers, {
    ...memberList.pages('As what, in which shift and since when; 404 for a school that the caller does not work for.'),
    summary: 'The people of a school',
    permission: 'members.read',
    params: rowId,
    returns: schoolMemberListSchema,
    handle: async (call) => found(await listMembers(call, call.params.id)),
  });

  serve(api, createInstitution, {
    summary: 'Add an institution',
    description: 'Answers 409 `INSTITUTION_NAME_TAKEN` when another one has the name, whatever its case and accents.',
    permission: 'institutions.manage',
    status: 201,
    idempotent: true,
    body: newInstitutionSchema,
    returns: institutionSavedSchema,
    handle: async (call) => ({ message: call.t('institution.created'), data: await create(call, call.body) }),
  });

  serve(api, updateInstitution, {
    summary: 'Change an institution',
    permission: 'institutions.manage',
    params: rowId,
    body: institutionUpdateSchema,
    returns: institutionSavedSchema,
    handle: async (call) => ({
      message: call.t('operation.succeeded'),
      data: await update(call, call.params.id, call.body),
    }),
  });

  serve(api, deleteInstitution, {
    summary: 'Delete an institution',
    description:
      'Takes it out of the lists, until it is restored; its people and their work stay. The school of public registrations answers 409 `INSTITUTION_PROTECTED`.',
    permission: 'institutions.manage',
    params: rowId,
    returns: messageSchema,
    async handle(call) {
      await remove(call, call.params.id);
      return { message: call.t('operation.succeeded') };
    },
  });

  serve(api, restoreInstitution, {
    summary: 'Put a deleted institution back',
    description:
      `With its people, groups and imports, within ${RESTORE_DAYS} days. Answers 409 \`INSTITUTION_NAME_TAKEN\` where another one has ` +
      'its name by now; `name` gives it another.',
    permission: 'institutions.manage',
    idempotent: true,
    params: rowId,
    body: institutionRestoreSchema,
    returns: institutionSavedSchema,
    handle: async (call) => ({
      message: call.t('operation.succeeded'),
      data: await restore(call, call.params.id, call.body),
    }),
  });

  logoRoutes(api);
}
