import {
  assignOrderLicences,
  changeLicenceSize,
  freeLicence,
  getLicenceOrder,
  getOrderLicences,
  listCandidateGroups,
  listCandidates,
  listLicenceOrders,
  listMyLicences,
  previewLicenceSize,
  reassignLicence,
} from '@lia/sdk/licences/endpoints';
import {
  candidateGroupsSchema,
  candidateListSchema,
  licenceOrderListSchema,
  licenceOrderSchema,
  licencesChangedSchema,
  licenceSizePreviewSchema,
  myLicencesSchema,
  orderLicencesSchema,
} from '@lia/sdk/licences/records';
import { MAX_LICENCES } from '@lia/sdk/memberships/rules';
import { licenceAssignmentSchema, licenceReassignmentSchema, licenceSizeSchema } from '@lia/sdk/licences/schema';
import { messageKey, UUID } from '@lia/sdk/validation/fields';
import { number, object, string } from 'yup';

import { found } from '../platform/errors.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { int4 } from '../platform/lists/filters.ts';
import { type Api, serve } from '../platform/serve.ts';
import { readCandidateGroups, readCandidates } from './candidates.ts';
import { licenceOrderList } from './lists.ts';
import { purchaseRoutes } from './purchaseRoutes.ts';
import { assign, changeSize, free, orderLicences, previewSize, reassign } from './service.ts';
import { findMembership, readOwnLicences } from './store.ts';

const licencePath = object({ id: uuid(), licence: uuid() });

const candidateQuery = object({
  q: string().typeError(messageKey('invalid')).max(200, messageKey('text.max')),
  group_id: string().matches(UUID, messageKey('invalid')),
  skip: int4().min(0, messageKey('invalid')),
}).noUnknown(true, messageKey('unknownField'));

const sizeQuery = object({
  licences: number()
    .typeError(messageKey('number.digits'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(MAX_LICENCES, messageKey('invalid')),
}).noUnknown(true, messageKey('unknownField'));

export function licenceRoutes(api: Api): void {
  purchaseRoutes(api);

  serve(api, listLicenceOrders, {
    ...licenceOrderList.pages('For a school, those of who works for it.'),
    summary: 'Memberships with their licences',
    permission: 'licences.read',
    returns: licenceOrderListSchema,
  });

  serve(api, getLicenceOrder, {
    summary: 'A membership with its licences',
    permission: 'licences.read',
    params: rowUuid,
    returns: licenceOrderSchema,
    handle: async (call) => found(await licenceOrderList.find(call, call.params.id)),
  });

  serve(api, getOrderLicences, {
    summary: 'Licences of an order',
    description: 'Held and freed ones of the membership that the order began or renewed.',
    permission: 'licences.manage',
    params: rowUuid,
    returns: orderLicencesSchema,
    handle: (call) => orderLicences(call, call.params.id),
  });

  serve(api, listCandidates, {
    summary: 'Who may get a licence of an order',
    description:
      "A parent's children; a teacher and the students of their groups; students and teachers of a school. `q` searches, " +
      '`group_id` narrows them to a group, `skip` leaves out as many of the first ones.',
    permission: 'licences.manage',
    params: rowUuid,
    query: candidateQuery,
    returns: candidateListSchema,
    async handle(call) {
      const membership = found(await findMembership(call, call.params.id));
      return { data: await readCandidates(call, membership, call.query) };
    },
  });

  serve(api, listCandidateGroups, {
    summary: 'Groups of those who may get a licence of an order',
    permission: 'licences.manage',
    params: rowUuid,
    returns: candidateGroupsSchema,
    async handle(call) {
      const membership = found(await findMembership(call, call.params.id));
      return { data: await readCandidateGroups(call, membership) };
    },
  });

  serve(api, assignOrderLicences, {
    summary: 'Assign licences',
    description: 'To all of the people or to none of them.',
    permission: 'licences.manage',
    idempotent: true,
    params: rowUuid,
    body: licenceAssignmentSchema,
    returns: licencesChangedSchema,
    handle: async (call) => ({
      message: call.t('licence.assigned'),
      ...(await assign(call, call.params.id, call.body.people)),
    }),
  });

  serve(api, freeLicence, {
    summary: 'Free a licence',
    permission: 'licences.manage',
    idempotent: true,
    params: licencePath,
    returns: licencesChangedSchema,
    handle: async (call) => ({
      message: call.t('licence.freed'),
      ...(await free(call, call.params.id, call.params.licence)),
    }),
  });

  serve(api, reassignLicence, {
    summary: 'Give a licence to another person',
    permission: 'licences.manage',
    idempotent: true,
    params: licencePath,
    body: licenceReassignmentSchema,
    returns: licencesChangedSchema,
    handle: async (call) => ({
      message: call.t('licence.reassigned'),
      ...(await reassign(call, call.params.id, call.params.licence, call.body.person)),
    }),
  });

  serve(api, previewLicenceSize, {
    summary: 'Whom another number of licences takes one from',
    permission: 'licences.size',
    params: rowUuid,
    query: sizeQuery,
    returns: licenceSizePreviewSchema,
    handle: (call) => previewSize(call, call.params.id, call.query.licences),
  });

  serve(api, changeLicenceSize, {
    summary: 'Set the number of licences',
    description: 'Frees those that the preview named, and no others. What is paid stays as it is.',
    permission: 'licences.size',
    idempotent: true,
    params: rowUuid,
    body: licenceSizeSchema,
    returns: licencesChangedSchema,
    handle: async (call) => ({
      message: call.t('licence.size'),
      ...(await changeSize(call, call.params.id, call.body)),
    }),
  });

  serve(api, listMyLicences, {
    summary: 'Licences that I hold',
    description: 'Of memberships that stand, no matter who pays them.',
    permission: 'member',
    returns: myLicencesSchema,
    handle: async ({ db, scope }) => ({ data: await readOwnLicences(db, scope) }),
  });
}
