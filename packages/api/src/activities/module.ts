import { deletionsOf } from '../deletions/source.ts';
import { groupsIn } from '../groups/scope.ts';
import type { ApiModule } from '../platform/module.ts';
import { demoActivityData } from './demoData.ts';
import { activityRoutes } from './routes.ts';
import { inGroups } from './service.ts';
import { activities as table } from './tables.ts';
import { activityUploads } from './uploads.ts';

export const activities: ApiModule = {
  name: 'activities',
  routes: activityRoutes,
  uploads: [activityUploads],
  demoData: demoActivityData,
  deletions: [
    deletionsOf('activity', {
      permission: 'activities.manage',
      table,
      columns: { id: table.id, title: table.name, deletedAt: table.deletedAt, group: table.groupId },
      where: (scope) => inGroups(groupsIn(scope)),
    }),
  ],
};
