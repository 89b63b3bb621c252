import { may } from '@lia/sdk/accounts/permissions';

import { resources } from './resources.ts';

/** Whether a user with these roles may open a resource, by the permission that the API enforces. */
export function mayOpen(name: string, role: readonly string[]): boolean {
  const resource = resources.find((one) => one.name === name);
  return resource !== undefined && may({ role }, resource.permission);
}

/** Whether the console has anything for a user with these roles. */
export const mayEnter = (role: readonly string[]): boolean =>
  resources.some(({ permission }) => may({ role }, permission));
