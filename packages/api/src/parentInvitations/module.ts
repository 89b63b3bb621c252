import type { ApiModule } from '../platform/module.ts';
import { demoParentInvitations } from './demoData.ts';
import { acceptedEmail, confirmedEmail, invitationEmail } from './emails.ts';
import { parentInvitationRoutes } from './routes.ts';
import { sweepParentInvitations } from './store.ts';
import { parentInvitationErasure } from './erasure.ts';

export const parentInvitations: ApiModule = {
  name: 'parentInvitations',
  routes: parentInvitationRoutes,
  emails: [invitationEmail, acceptedEmail, confirmedEmail],
  demoData: demoParentInvitations,
  sweep: ({ db }) => sweepParentInvitations(db),
  erasure: parentInvitationErasure,
};
