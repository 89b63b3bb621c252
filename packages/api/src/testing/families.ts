import { randomUUID } from 'node:crypto';

import { listChildren } from '@lia/sdk/registrations/endpoints';
import { registerStudent } from '@lia/sdk/registrations/families';
import type { Child, FreeRegistration } from '@lia/sdk/registrations/schema';

import { found } from '../platform/errors.ts';
import type { Member } from './api.ts';
import { consentsInForce } from './consents.ts';

/** A child by a username, which is also its e-mail's. */
export const child = (username: string, change: Partial<Child> = {}): Child => ({
  name: 'Emiliano',
  last_name: 'Ruiz Ñáñez',
  level: 2,
  grade: 4,
  email: `${username}@example.mx`,
  username,
  password: 'cometa',
  password_confirmation: 'cometa',
  ...change,
});

/** A family whose parent goes by this username; one child where none are given. */
export const family = (username: string, ...children: Child[]): FreeRegistration => ({
  form: {
    name: 'María Fernanda',
    last_name: 'Ruiz-Healy',
    email: `${username}@example.mx`,
    phone_number: '5512345678',
    country: 'México',
    state: 'Jalisco',
    username,
    password: 'girasol',
    password_confirmation: 'girasol',
    role_id: 'padre',
  },
  children: children.length > 0 ? children : [child(`${username}.hijo`)],
});

/** Uuids of the children of a parent, as they see them. */
export const childrenOf = async ({ client }: Pick<Member, 'client'>) =>
  (await client.call(listChildren)).data.map(({ uuid }) => uuid);

/** Registers a child of a parent; answers their uuid. */
export async function registerChild(parent: Member): Promise<string> {
  const username = `hija-${randomUUID().slice(0, 8)}`;
  const body = { ...child(username), tutor_id: parent.uuid, consents: consentsInForce() };
  await parent.client.call(registerStudent, { body });
  return found((await childrenOf(parent)).at(-1));
}
