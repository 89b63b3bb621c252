import { join } from 'node:path';

/** Origins of the started product, of the sites that embed it, of the one that members go on to, and of an identity provider. */
export interface Addresses {
  product: string;
  marketing: string;
  school: string;
  destinations: string;
  identityProvider: string;
}

export const addresses = (): Addresses => ({
  product: `http://localhost:${process.env['LIA_PORT']}`,
  marketing: `http://localhost:${process.env['LIA_MARKETING_PORT']}`,
  school: `http://localhost:${process.env['LIA_SCHOOL_PORT']}`,
  destinations: `http://localhost:${process.env['LIA_DESTINATIONS_PORT']}`,
  identityProvider: `http://127.0.0.1:${process.env['LIA_IDENTITY_PROVIDER_PORT']}`,
});

/** Data folder of the started product. */
export const dataFolder = join(import.meta.dirname, '../.cache/e2e');
