import type { ApiModule } from '../platform/module.ts';
import { receivedEmail } from './receivedEmail.ts';
import { contactRoutes } from './routes.ts';

export const contacts: ApiModule = { name: 'contacts', routes: contactRoutes, emails: [receivedEmail] };
