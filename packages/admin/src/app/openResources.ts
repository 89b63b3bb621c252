import type { Holder } from '@lia/sdk/accounts/roles';

import { mayOpen, resources } from './resources.ts';
import { store } from './store.ts';

/** Names of the resources that the last user of this browser may open. */
const KEY = 'openResources';

/** Keeps what a user may open, so that their next visit asks for nothing that the server would refuse. */
export function keepOpenResources(user: Holder): void {
  store.setItem<string[]>(
    KEY,
    resources.map(({ name }) => name).filter((name) => mayOpen(name, user)),
  );
}

/** Whether the last user of this browser may not open a resource. */
export const isKnownClosed = (name: string): boolean => store.getItem<string[] | null>(KEY)?.includes(name) === false;
