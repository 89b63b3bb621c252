import type { ApiModule } from '../platform/module.ts';
import { avatarRoutes } from './routes.ts';

/** The drawings that stand for people. */
export const avatars: ApiModule = { name: 'avatars', routes: avatarRoutes };
