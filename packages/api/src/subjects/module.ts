import { deletionsOf } from '../deletions/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { subjectRoutes } from './routes.ts';
import { inReach } from './store.ts';
import { subjects as table } from './tables.ts';

export const subjects: ApiModule = {
  name: 'subjects',
  routes: subjectRoutes,
  deletions: [
    deletionsOf('subject', {
      permission: 'activities.manage',
      table,
      columns: { id: table.id, title: table.name, deletedAt: table.deletedAt, group: table.groupId },
      where: inReach,
    }),
  ],
};
