import type { ApiModule } from '../platform/module.ts';
import { commitHandler } from './commit.ts';
import { seedImports } from './demoData.ts';
import { importRoutes } from './routes.ts';
import { sweepDrafts } from './store.ts';
import { undoHandler } from './undo.ts';

export const imports: ApiModule = {
  name: 'imports',
  routes: importRoutes,
  jobs: (app) => [commitHandler(app), undoHandler(app)],
  sweep: ({ db }) => sweepDrafts(db),
  demoData: { after: ['people'], write: seedImports },
};
