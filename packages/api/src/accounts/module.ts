import type { ApiModule } from '../platform/module.ts';
import { accountArchive } from './archive.ts';
import { sweepAccountTokens } from './accountTokens.ts';
import { ensureFirstAdmin } from './firstAdmin.ts';
import { confirmationEmail, knownAddressEmail } from './emails.ts';
import { ownerNoticeEmail } from './ownerNotice.ts';
import { sweepHandoffs } from './handoff.ts';
import { passwordChangedEmail, passwordResetEmail } from './passwordEmails.ts';
import { childViewRoutes } from './childViewRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { accountRoutes } from './routes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { sweepSessions } from './sessions.ts';
import { accountErasure } from './erasure.ts';

export const accounts: ApiModule = {
  name: 'accounts',
  routes(api) {
    accountRoutes(api);
    childViewRoutes(api);
    passwordRoutes(api);
    sessionRoutes(api);
  },
  emails: [confirmationEmail, knownAddressEmail, passwordResetEmail, passwordChangedEmail, ownerNoticeEmail],
  async sweep({ db }) {
    await sweepSessions(db);
    await sweepHandoffs(db);
    await sweepAccountTokens(db);
  },
  start: ensureFirstAdmin,
  archive: accountArchive,
  erasure: accountErasure,
};
