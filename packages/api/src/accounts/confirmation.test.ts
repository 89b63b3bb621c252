import { login, resumeSession, sendConfirmation } from '@lia/sdk/accounts/endpoints';
import { CONFIRMATION_DAYS } from '@lia/sdk/accounts/rules';
import { buyCourse } from '@lia/sdk/courses/endpoints';
import { registerFree } from '@lia/sdk/registrations/endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { outbox } from '../platform/mail/tables.ts';
import { sweep } from '../platform/sweep.ts';
import { type RunningApi, startApi, test } from '../testing/api.ts';
import { addCourse, purchaseOf } from '../testing/courses.ts';
import { child, family } from '../testing/families.ts';
import { emailsTo } from '../testing/mail.ts';
import { registerOne } from '../testing/teachers.ts';
import { accountTokens, users } from './tables.ts';

let people = 0;

/** A parent who registered a moment ago, signed in, with their emails. */
async function parent(api: RunningApi) {
  const username = `correo${(people += 1)}`;
  const { form, children } = family(username, child(`${username}.hija`));
  await api.visitor.call(registerFree, { body: { form, children } });
  const enter = async (name: string, password: string) =>
    api.visitor.call(login, { body: { username: name, password } });
  const { access_token } = await enter(username, form.password);
  return {
    email: form.email,
    client: api.clientOf(access_token),
    token: access_token,
    verifiedAt: async () => (await api.visitor.call(resumeSession, { body: { access_token } })).user.email_verified_at,
    child: async () => (await enter(`${username}.hija`, 'cometa')).user,
    tokens: async () =>
      (await emailsTo(api, form.email)).flatMap(({ text }) => /\/confirm#token=([\w-]+)/.exec(text ?? '')?.[1] ?? []),
  };
}

const press = (api: RunningApi, token: string) => api.request('POST', '/account/email/confirm', { json: { token } });

describe('the address of a newly registered user', () => {
  test('is confirmed by the button behind their email, once; until then they sign in all the same', async ({ api }) => {
    const ana = await parent(api);
    expect(await ana.verifiedAt()).toBeNull();
    expect(await ana.child()).not.toHaveProperty('email_verified_at');
    const [token = ''] = await ana.tokens();
    // A scanner that follows the link meets a page, and the page's address holds no token.
    expect((await fetch(`${api.origin}/confirm#token=${token}`)).status).not.toBe(200);
    expect(await ana.verifiedAt()).toBeNull();
    expect(await press(api, token)).toMatchObject({
      status: 200,
      body: { message: 'Listo, tu correo quedó confirmado' },
    });
    expect(await ana.verifiedAt()).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await press(api, token)).toMatchObject({ status: 410, body: { code: 'CONFIRMATION_OVER' } });
  });

  test('is confirmed once by many presses at the same moment', async ({ api }) => {
    const ana = await parent(api);
    const [token = ''] = await ana.tokens();
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(api, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(4);
  });

  test('is not confirmed by what is over, made up, or for another address', async ({ api }) => {
    const ana = await parent(api);
    const [token = ''] = await ana.tokens();
    const rows = eq(accountTokens.email, ana.email);
    const [kept] = await api.app.db.select().from(accountTokens).where(rows);
    expect(JSON.stringify(kept)).not.toContain(token);
    const lasts = (kept?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.round(lasts / 86_400_000)).toBe(CONFIRMATION_DAYS);
    for (const wrong of ['x', `${token}x`, kept?.tokenHash ?? '']) expect((await press(api, wrong)).status).toBe(410);
    for (const json of [{}, { token: '' }, { token: 7 }, { token: 'x'.repeat(65) }]) {
      expect((await api.request('POST', '/account/email/confirm', { json })).status).toBe(422);
    }
    await api.app.db
      .update(users)
      .set({ email: `nueva.${ana.email}` })
      .where(eq(users.email, ana.email));
    expect((await press(api, token)).status).toBe(410);
    expect(await ana.verifiedAt()).toBeNull();
  });

  test('is asked again, until the link is over', async ({ api }) => {
    const ana = await parent(api);
    const [first = ''] = await ana.tokens();
    const { message } = await ana.client.call(sendConfirmation);
    expect(message).toBe('Te enviamos otro correo. Revisa también la carpeta de no deseados');
    const both = await ana.tokens();
    expect(both).toHaveLength(2);
    await api.app.db
      .update(accountTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountTokens.email, ana.email));
    expect((await press(api, first)).status).toBe(410);
    await sweep(api.app);
    expect(await api.app.db.$count(accountTokens, eq(accountTokens.email, ana.email))).toBe(0);
    await ana.client.call(sendConfirmation);
    const fresh = (await ana.tokens()).find((token) => !both.includes(token)) ?? '';
    expect((await press(api, fresh)).status).toBe(200);
    // Confirmed: the same answer, and no email.
    expect((await ana.client.call(sendConfirmation)).message).toBe(message);
    expect(await ana.tokens()).toHaveLength(3);
  });

  test('is kept out of the outbox, which holds no token', async ({ api }) => {
    const ana = await parent(api);
    const tokens = await ana.tokens();
    const rows = await api.app.db.select().from(outbox).where(eq(outbox.recipient, ana.email));
    expect(rows.map(({ kind }) => kind)).toContain('email-confirmation');
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('of teachers and buyers of courses is asked as well, of their children not', async ({ api }) => {
    const subject = 'Confirma tu correo';
    const subjectsOf = async (email: string) => (await emailsTo(api, email)).map(({ subject: sent }) => sent);
    const course = await addCourse(api);
    const purchase = purchaseOf(course, 'compradora');
    await api.visitor.call(buyCourse, { body: purchase });
    await api.visitor.call(buyCourse, { body: { ...purchase, username: 'compradora2' } });
    // Each account has an email of its own, which names it.
    expect((await subjectsOf(purchase.email)).filter((it) => it === subject)).toHaveLength(2);

    await registerOne(api, 'maestrocorreo');
    expect(await subjectsOf('maestrocorreo@example.mx')).toContain(subject);

    await parent(api);
    expect(await subjectsOf(`correo${people}.hija@example.mx`)).toEqual([]);
  });
});

test('emails are sent again a few times an hour, to the signed-in user', async () => {
  const api = await startApi({ rateLimits: true });
  try {
    expect((await api.request('POST', '/account/email/resend')).status).toBe(401);
    const { token } = await api.member('padre');
    const send = () => api.request('POST', '/account/email/resend', { token });
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await api.stop();
  }
});
