import type { ApiModule } from '../platform/module.ts';
import { invitationEmail } from './emails.ts';
import { userDetailRoutes } from './detailRoutes.ts';
import { userGuardianRoutes } from './guardianRoutes.ts';
import { userMergeRoutes } from './mergeRoutes.ts';
import { userRoutes } from './routes.ts';
import { userSearchRoutes } from './searchRoutes.ts';
import { signUps } from './statistics.ts';
import { userViewRoutes } from './viewRoutes.ts';
import { userWriteRoutes } from './writeRoutes.ts';

export const users: ApiModule = {
  name: 'users',
  routes(api) {
    userRoutes(api);
    userSearchRoutes(api);
    userDetailRoutes(api);
    userWriteRoutes(api);
    userGuardianRoutes(api);
    userMergeRoutes(api);
    userViewRoutes(api);
  },
  statistics: [signUps],
  emails: [invitationEmail],
};
