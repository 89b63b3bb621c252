import type { ApiModule } from '../platform/module.ts';
import { identities } from '../accounts/identities/tables.ts';
import { federationArchive } from './archive.ts';
import { sweepAttempts } from './attempts.ts';
import { signOutAddress } from './provider.ts';
import { federationRoutes } from './routes.ts';
import { federationAttempts } from './tables.ts';
import { deleteRows } from '../erasure/part.ts';

export const federation: ApiModule = {
  name: 'federation',
  routes: federationRoutes,
  sweep: ({ db }) => sweepAttempts(db),
  signOutAt: ({ config }, { provider }) => signOutAddress(config, provider),
  archive: federationArchive,
  erasure: [deleteRows(identities.userId, federationAttempts.userId)],
};
