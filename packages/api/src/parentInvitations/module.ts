import type { ApiModule } from '../platform/module.ts';
import { acceptedEmail, confirmedEmail, invitationEmail } from './emails.ts';
import { parentInvitationRoutes } from './routes.ts';
import { sweepParentInvitations } from './store.ts';

export const parentInvitations: ApiModule = {
  name: 'parentInvitations',
  routes: parentInvitationRoutes,
  emails: [invitationEmail, acceptedEmail, confirmedEmail],
  sweep: ({ db }) => sweepParentInvitations(db),
};
