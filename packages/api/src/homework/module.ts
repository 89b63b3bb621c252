import type { ApiModule } from '../platform/module.ts';
import { homeworkArchive } from './archive.ts';

export const homework: ApiModule = { name: 'homework', archive: homeworkArchive };
