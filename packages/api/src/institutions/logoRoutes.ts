import { logoRule } from '@lia/sdk/files/picture';
import {
  getInstitutionLogo,
  getLogoPicture,
  removeInstitutionLogo,
  uploadInstitutionLogo,
} from '@lia/sdk/institutions/logo';
import { institutionLogoSavedSchema, institutionLogoSchema } from '@lia/sdk/institutions/schema';

import { found, invalidFields } from '../platform/errors.ts';
import { rowId, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { findLogo, readLogo, replaceLogo } from './logo.ts';

/** The logo of an institution: what administrators and the school itself do with it, and its picture for everybody. */
export function logoRoutes(api: Api): void {
  serve(api, getInstitutionLogo, {
    summary: 'Logo of an institution',
    description: '404 for an institution that the caller does not work for.',
    permission: 'institutions.logo',
    params: rowId,
    returns: institutionLogoSchema,
    handle: async (call) => found(await readLogo(call, call.params.id)),
  });

  serve(api, uploadInstitutionLogo, {
    summary: 'Upload the logo of an institution',
    description:
      'JPG or PNG of up to 1 MB, in place of the logo that it had; 404 for an institution that the caller does not work for.',
    permission: 'institutions.logo',
    params: rowId,
    files: { field: 'logo', ...logoRule },
    returns: institutionLogoSavedSchema,
    async handle(call) {
      const { db, scope, params, files, t } = call;
      const [logo] = files;
      if (!logo) throw invalidFields({ logo: { key: 'required' } });
      await replaceLogo({ db, scope }, params.id, logo);
      return { message: t('operation.succeeded'), data: found(await readLogo(call, params.id)) };
    },
  });

  serve(api, removeInstitutionLogo, {
    summary: 'Remove the logo of an institution',
    description: '404 for an institution that the caller does not work for.',
    permission: 'institutions.logo',
    params: rowId,
    returns: institutionLogoSavedSchema,
    async handle({ db, scope, params, t }) {
      await replaceLogo({ db, scope }, params.id, null);
      return { message: t('operation.succeeded'), data: { logo: null } };
    },
  });

  serve(api, getLogoPicture, {
    summary: 'Picture of a logo',
    permission: 'anyone',
    params: rowUuid,
    handle: async ({ db, app, params }) => app.files.download(found(await findLogo(db, params.id))),
  });
}
