import { login } from '@lia/sdk/accounts/endpoints';
import {
  acceptParentInvitation,
  inviteParent,
  listSentInvitations,
  readParentInvitation,
} from '@lia/sdk/parentInvitations/endpoints';

import { eq } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, test as base } from './api.ts';
import { consentsInForce } from './consents.ts';
import { registerChild } from './families.ts';
import { emailsTo } from './mail.ts';

interface Fixtures {
  mother: Member;
  father: Member;
  /** Uuid of the mother's child. */
  kid: string;
}

export const test = base.extend<Fixtures>({
  mother: async ({ api }, use) => use(await confirmed(api, await api.member('padre'))),
  father: async ({ api }, use) => use(await confirmed(api, await api.member('padre'))),
  kid: async ({ mother }, use) => use(await registerChild(mother)),
});

/** Lets the address of a member be confirmed, which names of children may be written to. */
async function confirmed({ app: { db } }: RunningApi, member: Member): Promise<Member> {
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, member.id));
  return member;
}

export const sent = async ({ client }: Member) => (await client.call(listSentInvitations)).data;
export const emailOf = ({ username }: Member) => `${username}@example.com`;

export const invite = ({ client }: Member, children: string[], email?: string) =>
  client.call(inviteParent, { body: { children, ...(email !== undefined && { email }) } });

export const tokenIn = (text: string | null | undefined): string =>
  found(/\/invitacion\/familia#token=([\w-]+)/.exec(text ?? ''))[1] ?? '';

/** Invites by a link; answers its token. */
export async function share(mother: Member, kid: string): Promise<string> {
  await invite(mother, [kid]);
  return tokenIn(found((await sent(mother)).at(-1)).url);
}

export const tokenMailedTo = async (api: RunningApi, address: string) =>
  tokenIn((await emailsTo(api, address)).findLast(({ subject }) => /te invita/.test(subject ?? ''))?.text);

export const read = (api: RunningApi, token: string) => api.visitor.call(readParentInvitation, { body: { token } });

export const accept = ({ client }: Pick<Member, 'client'>, token: string) =>
  client.call(acceptParentInvitation, { body: { token, consents: consentsInForce() } });

export const account = (username: string) => ({
  name: 'Jorge',
  last_name: 'Ríos',
  username,
  password: 'jacaranda',
  password_confirmation: 'jacaranda',
  consents: consentsInForce(),
});

export async function enter(api: RunningApi, username: string) {
  const { access_token, user } = await api.visitor.call(login, { body: { username, password: 'jacaranda' } });
  return { client: api.clientOf(access_token), user };
}

export const over = { status: 410, code: 'INVITATION_OVER' };
export const refused = { status: 403, code: 'INVITATION_OF_ANOTHER' };
export const notFound = { status: 404 };
