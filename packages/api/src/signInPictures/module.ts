import type { ApiModule } from '../platform/module.ts';
import { signInPictureRoutes } from './routes.ts';

export const signInPictures: ApiModule = { name: 'signInPictures', routes: signInPictureRoutes };
