import type { ApiModule } from '../platform/module.ts';
import { invitationRoutes } from './routes.ts';

export const invitations: ApiModule = { name: 'invitations', routes: invitationRoutes };
