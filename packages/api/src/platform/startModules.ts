import { actAs } from './audit/actor.ts';
import type { ApiModule, Starting } from './module.ts';

/** Makes sure of what every server needs in its database, in the order of the modules. */
export async function startModules(modules: readonly ApiModule[], starting: Starting): Promise<void> {
  for (const { name, start } of modules) {
    await actAs(
      () => ({ actorId: null, origin: 'start', action: name, actionId: null, network: null }),
      async () => start?.(starting),
    );
  }
}
