import {
  decideDataRequest,
  downloadMyArchive,
  enterDataRequest,
  getDataRequest,
  listDataRequests,
  listMyDataRequests,
  prepareArchive as prepareCall,
  requestData,
  withdrawDataRequest,
} from '@lia/sdk/dataRequests/endpoints';
import {
  dataRequestListSchema,
  dataRequestRecordSchema,
  dataRequestSavedSchema,
  ownDataRequestSavedSchema,
  ownDataRequestsSchema,
} from '@lia/sdk/dataRequests/records';
import { dataRequestDecisionSchema, dataRequestSchema, enteredDataRequestSchema } from '@lia/sdk/dataRequests/schema';

import { ApiFailure, found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { prepareArchive, takeArchive } from './archive/store.ts';
import { dataRequestList, requestsOf } from './lists.ts';
import { addOwnRequest, decide, enterRequest, withdraw } from './store.ts';

/** Each of them costs the team an answer. */
const REQUESTS = { times: 20, seconds: 3600 };

export function dataRequestRoutes(api: Api): void {
  memberRoutes(api);
  consoleRoutes(api);
}

function memberRoutes(api: Api): void {
  serve(api, requestData, {
    summary: 'Ask for something about my data',
    description:
      'Access, rectification, cancellation or opposition (ARCO). An e-mail confirms it with the last day to answer it: 20 ' +
      'working days later. A student’s parent asks for their data with `child`; 404 for a student who is not theirs.',
    permission: 'dataRequests.make',
    limit: REQUESTS,
    status: 201,
    idempotent: true,
    body: dataRequestSchema,
    returns: ownDataRequestSavedSchema,
    handle: async ({ db, scope, body, language, t }) => ({
      data: await addOwnRequest(db, scope, body, language),
      message: t('dataRequest.received'),
    }),
  });

  serve(api, listMyDataRequests, {
    summary: 'What I asked for about my data',
    permission: 'dataRequests.make',
    returns: ownDataRequestsSchema,
    handle: async (call) => ({ data: await requestsOf(call) }),
  });

  serve(api, withdrawDataRequest, {
    summary: 'Withdraw a request about my data',
    description: 'One of the caller that is open. 409 `DATA_REQUEST_CLOSED` for one that is closed.',
    permission: 'dataRequests.make',
    idempotent: true,
    params: rowUuid,
    returns: ownDataRequestSavedSchema,
    handle: async ({ db, scope, params, t }) => ({
      data: await withdraw(db, scope, params.id, t('dataRequest.withdrawnByMember')),
      message: t('dataRequest.withdrawn'),
    }),
  });

  serve(api, downloadMyArchive, {
    summary: 'The archive of my data',
    description: 'A ZIP file, for 30 days from when it was made. Who sees the portal as a member does not get it.',
    permission: 'dataRequests.make',
    params: rowUuid,
    async handle(call) {
      if (call.session.viewerId !== undefined) throw new ApiFailure(403, 'VIEW_READ_ONLY');
      return call.app.files.download(await takeArchive(call, call.params.id));
    },
  });
}

function consoleRoutes(api: Api): void {
  serve(api, listDataRequests, {
    ...dataRequestList.pages(),
    summary: 'What people asked for about their data',
    permission: 'dataRequests.manage',
    returns: dataRequestListSchema,
  });

  serve(api, getDataRequest, {
    summary: 'A request about data',
    permission: 'dataRequests.manage',
    params: rowUuid,
    returns: dataRequestRecordSchema,
    handle: async (call) => found(await dataRequestList.find(call, call.params.id)),
  });

  serve(api, enterDataRequest, {
    summary: 'Enter a request of a person who wrote to us',
    description:
      'The days count from when it was received. An e-mail confirms it to the person. With `user` it is of that account: its member ' +
      'reads it as well, has an archive made of access, and erasing the account answers a cancellation.',
    permission: 'dataRequests.manage',
    status: 201,
    idempotent: true,
    body: enteredDataRequestSchema,
    returns: dataRequestSavedSchema,
    async handle(call) {
      const id = await enterRequest(call.db, call.scope, call.body);
      return { message: call.t('operation.succeeded'), data: found(await dataRequestList.find(call, id)) };
    },
  });

  serve(api, decideDataRequest, {
    summary: 'Answer, refuse, withdraw or extend a request about data',
    description:
      'With the answer or the reason, which an e-mail announces. 409 `DATA_REQUEST_CLOSED` where it is closed; 409 ' +
      '`DATA_REQUEST_NOT_EXTENDED` where it was extended before, or its last day is over; 409 `DATA_REQUEST_GUARDIAN_ENDED` where ' +
      'who asked answers for the student no more, unless it is refused or withdrawn.',
    permission: 'dataRequests.manage',
    idempotent: true,
    params: rowUuid,
    body: dataRequestDecisionSchema,
    returns: dataRequestSavedSchema,
    async handle(call) {
      await decide(call.db, call.scope, call.params.id, call.body);
      return { message: call.t('operation.succeeded'), data: found(await dataRequestList.find(call, call.params.id)) };
    },
  });

  serve(api, prepareCall, {
    summary: 'Make the archive of a member’s data',
    description:
      'By a job, for a request of access; the member alone downloads it. One that is being made or can be downloaded stays. ' +
      '409 `DATA_REQUEST_WITHOUT_ARCHIVE` for other requests, 409 `DATA_REQUEST_GUARDIAN_ENDED` where who asked answers for the ' +
      'student no more.',
    permission: 'dataRequests.manage',
    idempotent: true,
    params: rowUuid,
    returns: dataRequestSavedSchema,
    async handle(call) {
      await prepareArchive(call.db, call.scope, call.params.id);
      return { message: call.t('operation.succeeded'), data: found(await dataRequestList.find(call, call.params.id)) };
    },
  });
}
