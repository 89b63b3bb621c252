import type { ApiModule } from '../platform/module.ts';
import { invitationRoutes } from './routes.ts';

export const guardianInvitations: ApiModule = { name: 'guardianInvitations', routes: invitationRoutes };
