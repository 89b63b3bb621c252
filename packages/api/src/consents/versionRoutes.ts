import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  addTextVersion,
  getTextVersion,
  listTextVersions,
  withdrawTextVersion,
} from '@lia/sdk/consents/administration';
import {
  textVersionListSchema,
  textVersionRecordSchema,
  textVersionSavedSchema,
  textVersionSchema,
} from '@lia/sdk/consents/versions';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { addVersion, textVersionList, withdrawVersion } from './versions.ts';

/** What administrators do with the legal texts. */
export function versionRoutes(api: Api): void {
  serve(api, listTextVersions, {
    ...textVersionList.pages(),
    summary: 'Versions of the legal texts',
    permission: 'legalTexts.manage',
    returns: textVersionListSchema,
  });

  serve(api, getTextVersion, {
    summary: 'A version of a legal text',
    permission: 'legalTexts.manage',
    params: rowUuid,
    returns: textVersionRecordSchema,
    handle: async (call) => found(await textVersionList.find(call, call.params.id)),
  });

  serve(api, addTextVersion, {
    summary: 'Add a version of a legal text',
    description:
      'In both languages, in force from a day in Mexico City on, tomorrow at the earliest. Members are asked to agree to it ' +
      'from then on; what they agreed to before stays as it was. 409 `LEGAL_TEXT_TAKEN` where the text has a version of that day.',
    permission: 'legalTexts.manage',
    status: 201,
    idempotent: true,
    bodyLimit: 1_000_000,
    body: textVersionSchema,
    returns: textVersionSavedSchema,
    async handle(call) {
      const id = await addVersion(call.db, call.scope.userId, call.body);
      return { message: call.t('legal.saved'), data: found(await textVersionList.find(call, id)) };
    },
  });

  serve(api, withdrawTextVersion, {
    summary: 'Take back a version that is not in force yet',
    description: '409 `LEGAL_TEXT_BEGUN` where it is or was.',
    permission: 'legalTexts.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await withdrawVersion(db, scope, params.id);
      return { message: t('legal.withdrawn') };
    },
  });
}
