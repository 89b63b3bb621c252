import { createInstitution } from '@lia/sdk/institutions/endpoints';
import type { Institution, NewInstitution } from '@lia/sdk/institutions/schema';

import { type Member, type RawAnswer, type RunningApi, test as base } from './api.ts';

/** A valid institution, for tests to change one thing of. */
export const school: NewInstitution = { School: 'Primaria Benito Juárez', Type: 'Escuela', IsActive: true };

/** A test that also gets `admin`, who may manage institutions. */
export const test = base.extend<{ admin: Member }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

/** Adds a school that differs from the usual one in what is given. */
export async function add(admin: Member, institution: Partial<NewInstitution>): Promise<Institution> {
  const { data } = await admin.client.call(createInstitution, { body: { ...school, ...institution } });
  return data;
}

/** The list under a raw query. */
export const listOf = (api: RunningApi, { token }: Member, query: string): Promise<RawAnswer> =>
  api.request('GET', `/schools?${query}`, { token });
