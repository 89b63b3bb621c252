import type { Role } from '@lia/sdk/accounts/roles';
import {
  enterCommunity,
  enterCourse,
  enterGames,
  enterKinder,
  enterPlus,
  getRoute,
  redeemToken,
} from '@lia/sdk/destinations/endpoints';
import { type Destination, DESTINATION_TOKEN_SECONDS, destinations } from '@lia/sdk/destinations/rules';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { expect, onTestFinished } from 'vitest';

import { users } from '../accounts/tables.ts';
import { type Member, type RunningApi, startApi, test as base } from '../testing/api.ts';
import { refusal } from '../testing/refusal.ts';
import { destinationTokens } from './tables.ts';

const secretOf = (destination: Destination): string => `secret of the destination ${destination}`;

/** Each destination at a site of its own. */
const everywhere = Object.fromEntries(
  destinations.map((name) => [name, { url: `https://${name}.example/entrar?from=lia`, secret: secretOf(name) }]),
);

const test = base.extend<{ api: RunningApi }>({
  api: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const api = await startApi({ destinations: everywhere });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});

/** How each destination is entered, by whom, and the parameter that carries the token. */
const visits: Readonly<
  Record<Destination, { role: Role; parameter: string; enter: (member: Member) => Promise<string> }>
> = {
  community: { role: 'padre', parameter: 'token', enter: ({ client }) => client.call(enterCommunity) },
  games: { role: 'alumno', parameter: 'jwt', enter: ({ client }) => client.call(enterGames) },
  plus: { role: 'admin_escuela', parameter: 'token', enter: ({ client }) => client.call(enterPlus) },
  course: {
    role: 'maestro',
    parameter: 'token',
    enter: ({ client }) => client.call(enterCourse, { body: { course_id: 7 } }),
  },
  kinder: { role: 'maestro_preescolar', parameter: 'token', enter: ({ client }) => client.call(enterKinder) },
};

const REFUSED = [401, 'DESTINATION_REFUSED', []];

async function visit(api: RunningApi, destination: Destination) {
  const { role, parameter, enter } = visits[destination];
  const member = await api.member(role);
  const address = new URL(await enter(member));
  return { member, address, token: address.searchParams.get(parameter) ?? '' };
}

const redeem = (api: RunningApi, destination: Destination, token: string, secret = secretOf(destination)) =>
  api.visitor.call(redeemToken, { body: { destination, secret, token } });

test.for(destinations)('a member arrives at %s with a token that is good there, once', async (destination, { api }) => {
  const { member, address, token } = await visit(api, destination);
  expect(address.origin).toBe(`https://${destination}.example`);
  expect(address.searchParams.get('from')).toBe('lia');
  // The portal appends a suffix to the address.
  expect(address.href.endsWith(token)).toBe(true);
  // Neither the session nor the member is in what the browser carries.
  expect(address.href).not.toContain(member.token);
  const { jti = '', exp = 0, iat = 0, ...rest } = decodeJwt(token);
  expect(rest).toEqual({ iss: api.app.config.publicUrl, aud: destination });
  expect(exp - iat).toBe(DESTINATION_TOKEN_SECONDS);
  await expect(api.clientOf(token).call(getRoute)).rejects.toMatchObject({ status: 401 });

  for (const other of destinations.filter((name) => name !== destination)) {
    expect(await refusal(redeem(api, other, token))).toEqual(REFUSED);
  }
  expect(await refusal(redeem(api, destination, token, secretOf('games').slice(1)))).toEqual(REFUSED);
  const { uuid, username } = member;
  const course_id = destination === 'course' ? 7 : null;
  const attempts = await Promise.allSettled([1, 2, 3].map(() => redeem(api, destination, token)));
  const taken = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  expect(taken).toEqual([
    { data: { uuid, username, displayName: 'Ana', role: [visits[destination].role], course_id } },
  ]);
  expect(await refusal(redeem(api, destination, token))).toEqual(REFUSED);
  expect(await api.app.db.$count(destinationTokens, eq(destinationTokens.id, jti))).toBe(0);
});

test('LIA Plus is sent who comes as it always was, and trusts the token alone', async ({ api }) => {
  const { member, address } = await visit(api, 'plus');
  const sso = Buffer.from(address.searchParams.get('sso') ?? '', 'base64').toString();
  expect(sso).toBe(`${member.username}|${member.uuid}`);
  expect(await refusal(redeem(api, 'plus', address.searchParams.get('sso') ?? ''))).toEqual(REFUSED);
});

test('a token that is forged, expired, or of an account that is gone opens nothing', async ({ api }) => {
  const { token, member } = await visit(api, 'games');
  const { jti = '' } = decodeJwt(token);
  const sign = (secret: string, issuer = api.app.config.publicUrl) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setAudience('games')
      .setJti(jti)
      .setExpirationTime('60s')
      .sign(new TextEncoder().encode(secret));
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
  const forged = [await sign(secretOf('plus')), await sign(secretOf('games'), 'https://other.example'), unsigned, jti];
  for (const tried of forged) expect(await refusal(redeem(api, 'games', tried))).toEqual(REFUSED);

  const row = eq(destinationTokens.id, jti);
  const expiresIn = (seconds: number) => ({ expiresAt: sql`now() + make_interval(secs => ${seconds})` });
  await api.app.db.update(destinationTokens).set(expiresIn(-1)).where(row);
  expect(await refusal(redeem(api, 'games', token))).toEqual(REFUSED);
  await api.app.db.update(destinationTokens).set(expiresIn(60)).where(row);
  await api.app.db
    .update(users)
    .set({ deletedAt: sql`now()` })
    .where(eq(users.id, member.id));
  expect(await refusal(redeem(api, 'games', token))).toEqual(REFUSED);
});

test('a course is named by its number', async ({ api }) => {
  const { client } = await api.member('admin');
  const address = new URL(await client.call(enterCourse, { body: { course_id: 12 } }));
  expect(address.searchParams.get('course_id')).toBe('12');
  expect(new URL(await client.call(enterCourse, { body: {} })).searchParams.has('course_id')).toBe(false);
  for (const course_id of [0, 1.5, 2 ** 31, '12']) {
    const { token } = await api.member('maestro');
    const answer = await api.request('POST', '/usuario_t/login', { token, json: { course_id } });
    expect(answer).toMatchObject({ status: 422, body: { fields: { course_id: expect.any(String) } } });
  }
});

test('each role goes where it may, and nowhere without a destination', async ({ api }) => {
  const routesOf = async (...role: Role[]) =>
    (await (await api.member(...role)).client.call(getRoute)).data.destinations;
  expect(await routesOf()).toEqual([]);
  expect(await routesOf('alumno')).toEqual(['community', 'games']);
  expect(await routesOf('padre')).toEqual(['community', 'games', 'plus']);
  expect(await routesOf('maestro')).toEqual(['community', 'games', 'plus', 'course']);
  expect(await routesOf('Maestro-A-preescolar')).toEqual([...destinations]);
  expect(await routesOf('director_escuela')).toEqual(['community', 'plus']);

  const { client } = await api.member('maestro');
  await expect(client.call(enterKinder)).rejects.toMatchObject({ status: 403 });
  const bare = await startApi({ destinations: {} });
  onTestFinished(() => bare.stop());
  const member = await bare.member('Maestro-A-preescolar');
  expect((await member.client.call(getRoute)).data.destinations).toEqual([]);
  expect(await refusal(member.client.call(enterKinder))).toEqual([404, 'NOT_FOUND', []]);
  expect(await refusal(redeem(bare, 'kinder', 'token'))).toEqual(REFUSED);
});
