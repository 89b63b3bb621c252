import type { ApiModule } from '../platform/module.ts';
import { attentionRoutes } from './routes.ts';

export const attention: ApiModule = { name: 'attention', routes: attentionRoutes };
