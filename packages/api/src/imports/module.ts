import { attentionTo } from '../attention/source.ts';
import { sweepInvitations } from '../guardians/invitations.ts';
import type { ApiModule } from '../platform/module.ts';
import { invitationArchive } from './archive.ts';
import { commitHandler } from './commit.ts';
import { seedImports } from './demoData.ts';
import { eraseOldRows } from './eraseRows.ts';
import { guardianInvitationEmail } from './invitationEmail.ts';
import { inviteHandler } from './inviteGuardians.ts';
import { importList } from './lists.ts';
import { importRoutes } from './routes.ts';
import { committedImports } from './statistics.ts';
import { sweepDrafts } from './store.ts';
import { undoHandler } from './undo.ts';
import { importErasure } from './erasure.ts';

export const imports: ApiModule = {
  name: 'imports',
  routes: importRoutes,
  attention: [
    attentionTo('failedImports', { permission: 'imports.manage', list: importList, filter: { status: 'failed' } }),
    attentionTo('failedImportRows', { permission: 'imports.manage', list: importList, filter: { failed_rows: true } }),
  ],
  statistics: [committedImports],
  emails: [guardianInvitationEmail],
  jobs: (app) => [commitHandler(app), undoHandler(app), inviteHandler(app)],
  async sweep({ db, config }) {
    await sweepDrafts(db);
    await eraseOldRows(db, config);
    await sweepInvitations(db);
  },
  demoData: { after: ['people'], write: seedImports },
  archive: invitationArchive,
  erasure: importErasure,
};
