import type { ApiModule } from '../platform/module.ts';
import { placeRoutes } from './routes.ts';
import { followGift } from './service.ts';

/** Places for students that gifts pay. */
export const places: ApiModule = { name: 'places', routes: placeRoutes, followers: { order: followGift } };
