import { deletionsOf } from '../deletions/source.ts';
import { groups as table } from '../institutions/tables.ts';
import type { ApiModule } from '../platform/module.ts';
import { demoGroups } from './demoData.ts';
import { groupRoutes } from './routes.ts';
import { restorableGroups } from './scope.ts';

export const groups: ApiModule = {
  name: 'groups',
  routes: groupRoutes,
  demoData: demoGroups,
  deletions: [
    deletionsOf('group', {
      permission: 'groups.manage',
      table,
      columns: { id: table.id, title: table.name, deletedAt: table.deletedAt },
      where: restorableGroups,
    }),
  ],
};
