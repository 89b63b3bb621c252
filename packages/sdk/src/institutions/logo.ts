import { endpoint } from '../http/endpoint.ts';
import type { InstitutionLogo, InstitutionLogoSaved } from './schema.ts';

/** The logo of an institution; 404 for one that the caller does not work for, as in the two calls below. */
export const getInstitutionLogo = endpoint<{ params: { id: number }; returns: InstitutionLogo }>(
  'GET /schools/{id}/logo',
);

/** Takes a picture (`logoRule`) as the logo of an institution, in place of the one that it had. */
export const uploadInstitutionLogo = endpoint<{
  params: { id: number };
  files: 'logo';
  returns: InstitutionLogoSaved;
}>('POST /schools/{id}/logo');

/** Leaves an institution without a logo. */
export const removeInstitutionLogo = endpoint<{ params: { id: number }; returns: InstitutionLogoSaved }>(
  'DELETE /schools/{id}/logo',
);

/** The picture of a logo, for everybody; 404 once it was replaced or removed. */
export const getLogoPicture = endpoint<{ params: { id: string }; returns: Blob }>('GET /school-logos/{id}');
