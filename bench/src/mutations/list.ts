import { adminMutations } from './admin.ts';
import { apiMutations } from './api.ts';
import type { Mutation } from './mutation.ts';
import { portalMutations } from './portal.ts';
import { sdkMutations } from './sdk.ts';
import { siteMutations } from './sites.ts';
import { widgetsMutations } from './widgets.ts';

/** What `pnpm mutate` breaks. */
export const mutations: readonly Mutation[] = [
  ...sdkMutations,
  ...apiMutations,
  ...widgetsMutations,
  ...portalMutations,
  ...adminMutations,
  ...siteMutations,
];
