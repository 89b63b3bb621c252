import { randomUUID } from 'node:crypto';

import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import {
  getMyApplication,
  listTeachers,
  openTeacher,
  registerTeacher,
  reviewTeacher,
} from '@lia/sdk/teachers/endpoints';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import type { TeacherReview } from '@lia/sdk/teachers/review';
import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { openSession } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import { consents } from '../consents/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { emailsTo } from '../testing/mail.ts';
import { accounts, newTicket, pdf, registerOne, registration, seen, teacher, uploaded } from '../testing/teachers.ts';
import { teacherApplications, teacherTickets } from './tables.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

describe('a registration', () => {
  test('is reported to our team', async ({ api }) => {
    await registerOne(api, 'avisada', { school_name: 'Primaria Avisada' });
    const sent = await emailsTo(api, CONTACT_EMAIL);
    const [email] = sent.filter(({ text }) => text?.includes('Primaria Avisada'));
    expect(email?.subject).toBe("Un maestro se registró: Íñigo O'Farrill-Núñez");
    for (const fact of ['avisada@example.mx', '5512345678', 'Maestro Acreditado']) expect(email?.text).toContain(fact);
    expect(email?.text).not.toContain('jacaranda');
  });

  test('makes an account of school 305 with the role of teachers, and stores the answers', async ({ api }) => {
    const id = newTicket();
    const opened = await api.visitor.call(openTeacher, { body: teacher(id, 'inigo') });
    expect(opened.data.lia.id).toBe(id);
    expect(await accounts(api, 'inigo')).toEqual([]);

    const documents = await uploaded(api, id, 'título.pdf', 'cédula.pdf', 'constancia.pdf');
    const body = registration(id, { documents });
    await expect(api.visitor.call(registerTeacher, { body })).resolves.toEqual({
      message: 'Su información fue enviada con éxito',
    });
    expect(await accounts(api, 'inigo')).toMatchObject([
      { name: 'Íñigo', lastName: "O'Farrill-Núñez", role: ['maestro'], phoneNumber: '5512345678' },
    ]);
    const { id: _, consents: __, documents: ___, ...answers } = body;
    expect(await seen(api, 'inigo@example')).toMatchObject([
      {
        ...answers,
        email: 'inigo@example.mx',
        documents: [
          { id: documents[0], name: 'título.pdf', type: 'application/pdf', size: pdf('título.pdf').length },
          { id: documents[1], name: 'cédula.pdf' },
          { id: documents[2], name: 'constancia.pdf' },
        ],
      },
    ]);
    const signedIn = await api.request('POST', '/login', { json: { username: 'inigo', password: 'jacaranda' } });
    expect(signedIn.status).toBe(200);
    const contact = await api.request('GET', '/me/contact', { token: Object(signedIn.body).access_token });
    expect(Object(contact.body).data).toMatchObject({ state: body.state, city: body.city });
  });

  test('keeps who accepted which text', async ({ api }) => {
    await registerOne(api, 'consiente');
    const [record] = await seen(api, 'consiente');
    const given = await api.app.db
      .select()
      .from(consents)
      .where(eq(consents.subjectId, record?.id ?? ''));
    expect(new Set(given.map(({ subjectKind, document }) => `${subjectKind} ${document}`))).toEqual(
      new Set(['application privacy', 'application terms']),
    );
  });

  test('records consents as missing where the call has none, and is not refused for it', async ({ api }) => {
    await registerOne(api, 'sin.casillas', { consents: undefined });
    const [record] = await seen(api, 'sin.casillas');
    const kept = await api.app.db
      .select()
      .from(consents)
      .where(eq(consents.subjectId, record?.id ?? ''));
    expect(kept.map(({ version }) => version)).toEqual([null, null]);
  });

  test('keeps no password but as a hash, and that only until the account has it', async ({ api }) => {
    const id = newTicket();
    await api.visitor.call(openTeacher, { body: teacher(id, 'secreta') });
    const kept = () => api.app.db.select().from(teacherTickets).where(eq(teacherTickets.ticket, id));
    const [open] = await kept();
    expect(JSON.stringify(open)).not.toContain('jacaranda');
    expect(open?.account?.passwordHash).toMatch(/^\$argon2id\$/);
    await api.visitor.call(registerTeacher, { body: registration(id) });
    expect(await kept()).toMatchObject([{ account: null }]);
  });

  test('may name a level of its own', async ({ api }) => {
    await registerOne(api, 'otro', { level_id: 4, level_school: 'Bachillerato', grade: ['Bachillerato'] });
    expect(await seen(api, 'otro')).toMatchObject([{ level_id: 4, level_school: 'Bachillerato' }]);
  });

  const refusals: [what: string, change: object, fields: Record<string, string>][] = [
    ['an outdated text', { consents: { terms: '1999-01-01', privacy: '2026-11-01' } }, { 'consents.terms': '' }],
    ['half of the consents', { consents: { terms: consentsInForce().terms } }, { 'consents.privacy': 'Lee y acepta' }],
    ['a role', { role: ['admin'] }, { role: 'Este dato no se espera aquí' }],
    ['unknown documents', { documents: [NOWHERE] }, { documents: 'Uno de tus documentos ya no está' }],
    ['a document that is no id', { documents: ['../etc'] }, { 'documents[0]': 'Este dato no es válido' }],
  ];
  for (const [what, change, fields] of refusals) {
    test(`refuses ${what}, and makes no account`, async ({ api }) => {
      const id = newTicket();
      const username = what.replaceAll(' ', '.').slice(0, 30);
      await api.visitor.call(openTeacher, { body: teacher(id, username) });
      const answer = await api.request('POST', '/teacherRegister', { json: { ...registration(id), ...change } });
      const expected = Object.entries(fields).map(([path, words]) => [path, expect.stringContaining(words)]);
      expect(answer).toMatchObject({ status: 422, body: { fields: Object.fromEntries(expected) } });
      expect(await accounts(api, username)).toEqual([]);
    });
  }

  test('does not begin with a ticket that can be guessed', async ({ api }) => {
    const json = { ...teacher(newTicket(), 'nadie'), id: '1' };
    const fields = { id: 'Este dato no es válido' };
    expect(await api.request('POST', '/teacher', { json })).toMatchObject({ status: 422, body: { fields } });
  });

  test('names a username that is taken, before and after it began, and no address', async ({ api }) => {
    await registerOne(api, 'primera');
    const fields = { username: 'Ese nombre de usuario ya está ocupado' };
    const again = teacher(newTicket(), 'primera', { username: 'PRIMERA' });
    const refusal = { code: 'VALIDATION_FAILED', message: 'Revisa los datos marcados', fields };
    const early = await api.request('POST', '/teacher', { json: again });
    expect([early.status, early.body]).toEqual([422, refusal]);

    const late = newTicket();
    await api.visitor.call(openTeacher, { body: teacher(late, 'disputada') });
    await registerOne(api, 'disputada');
    const answer = await api.request('POST', '/teacherRegister', { json: registration(late) });
    expect([answer.status, answer.body]).toEqual([422, refusal]);
    // The same registration goes on under another name.
    await api.visitor.call(openTeacher, { body: teacher(late, 'disputada.2') });
    await api.visitor.call(registerTeacher, { body: registration(late) });
    expect(await accounts(api, 'disputada', 'disputada.2')).toHaveLength(2);
  });

  test('is taken in one piece, as the specification lists it, with what was uploaded for it', async ({ api }) => {
    const { id: _, consents: __, documents: ___, ...work } = registration(newTicket());
    const { id: ____, ...account } = teacher(newTicket(), 'literal');
    const opened = await api.request('POST', '/teacher', { json: account });
    expect(opened).toMatchObject({ status: 200, body: { data: { lia: { id: expect.any(String) } } } });
    const [ticket] = await api.app.db.select().from(teacherTickets).orderBy(desc(teacherTickets.openedAt)).limit(1);
    await uploaded(api, ticket?.ticket ?? '', 'título.pdf', 'cédula.pdf');
    const answer = await api.request('POST', '/teacherRegister', { json: { ...account, ...work } });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Su información fue enviada con éxito' } });
    const [record] = await seen(api, 'literal');
    expect(record?.documents.map(({ name }) => name)).toEqual(['título.pdf', 'cédula.pdf']);
    const kept = await api.app.db
      .select()
      .from(consents)
      .where(eq(consents.subjectId, record?.id ?? ''));
    expect(kept.map(({ version }) => version)).toEqual([null, null]);
    expect(
      await api.app.db
        .select()
        .from(teacherTickets)
        .where(eq(teacherTickets.ticket, ticket?.ticket ?? '')),
    ).toMatchObject([{ account: null }]);
  });

  test('takes the payload of document 1 section 3 to the letter', async ({ api }) => {
    const account = {
      name: 'Rocío',
      last_name: 'Ibáñez',
      email: 'rocio.maestra@example.mx',
      username: 'rocio.maestra',
      password: 'jacaranda',
      c_password: 'jacaranda',
      role_id: 28,
    };
    expect(await api.request('POST', '/teacher', { json: account })).toMatchObject({ status: 200 });
    const answer = await api.request('POST', '/teacherRegister', {
      json: {
        ...account,
        membership: 'Maestro invitado',
        country: 'México',
        state: 'Oaxaca',
        city: 'Juchitán de Zaragoza',
        phone_number: '5512345678',
        school_name: 'Primaria Benito Juárez',
        level_school: 'Secundaria',
        level_id: 3,
        grade: ['1', '3'],
        intereses: 'Física',
        document_type: ['Cursos LIA U'],
      },
    });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Su información fue enviada con éxito' } });
    expect(await seen(api, 'rocio.maestra')).toMatchObject([
      { level_id: 3, grade: ['1', '3'], city: 'Juchitán de Zaragoza' },
    ]);
    expect(await accounts(api, 'rocio.maestra')).toMatchObject([{ name: 'Rocío', role: ['maestro'] }]);
  });

  test('sent in one piece without a ticket starts a new one, and continues no other registration', async ({ api }) => {
    const { id: _, consents: __, documents: ___, ...work } = registration(newTicket());
    const other = newTicket();
    await api.visitor.call(openTeacher, {
      body: teacher(other, 'de.una', { password: 'otra-1', c_password: 'otra-1' }),
    });
    await uploaded(api, other, 'ajeno.pdf');
    const { id: ____, ...account } = teacher(newTicket(), 'de.una');
    expect(await api.request('POST', '/teacherRegister', { json: { ...account, ...work } })).toMatchObject({
      status: 200,
    });
    expect(await seen(api, 'de.una')).toMatchObject([{ username: 'de.una', documents: [] }]);
  });

  test('in one piece without an account is refused, by the fields that lack', async ({ api }) => {
    const { id: _, ...json } = registration(newTicket());
    const answer = await api.request('POST', '/teacherRegister', { json: { ...json, username: 'sin.nombre' } });
    expect(answer).toMatchObject({ status: 422, body: { fields: { name: 'Este dato es necesario' } } });
  });

  test('that never began cannot be completed', async ({ api }) => {
    expect(await api.request('POST', '/teacherRegister', { json: registration(newTicket()) })).toMatchObject({
      status: 404,
    });
  });
});

describe('repeated calls', () => {
  test('are one teacher, even at the same moment', async ({ api }) => {
    const id = newTicket();
    const open = { body: teacher(id, 'doble'), idempotencyKey: newIdempotencyKey() };
    await Promise.all(Array.from({ length: 4 }, () => api.visitor.call(openTeacher, open)));
    const call = { body: registration(id), idempotencyKey: newIdempotencyKey() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => api.visitor.call(registerTeacher, call)));
    for (const answer of answers) expect(answer).toEqual({ message: 'Su información fue enviada con éxito' });
    expect(await accounts(api, 'doble')).toHaveLength(1);
    expect(await seen(api, 'doble')).toHaveLength(1);
  });

  test('go on with the same teacher after the first call went through and the second did not', async ({ api }) => {
    const id = newTicket();
    const key = newIdempotencyKey();
    await api.visitor.call(openTeacher, { body: teacher(id, 'cortada'), idempotencyKey: key });
    await api.visitor.call(openTeacher, { body: teacher(id, 'cortada'), idempotencyKey: key });
    await api.visitor.call(registerTeacher, { body: registration(id), idempotencyKey: key });
    expect(await seen(api, 'cortada')).toHaveLength(1);
  });

  test('report that it is complete where another attempt comes later', async ({ api }) => {
    const id = await registerOne(api, 'completa');
    for (const [path, json] of [
      ['/teacher', teacher(id, 'completa.2')],
      ['/teacherRegister', registration(id)],
    ] as const) {
      expect(await api.request('POST', path, { json })).toMatchObject({
        status: 409,
        body: { code: 'TEACHER_REGISTERED' },
      });
    }
    expect(await accounts(api, 'completa', 'completa.2')).toHaveLength(1);
  });

  test('of two completions under different keys one makes the account', async ({ api }) => {
    const id = newTicket();
    await api.visitor.call(openTeacher, { body: teacher(id, 'carrera') });
    const answers = await Promise.all(
      [1, 2].map(() => api.request('POST', '/teacherRegister', { json: registration(id) })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the registration payload in one piece (document 1 section 7)', () => {
  const begin = async (api: RunningApi, username: string) => {
    const { id: _, ...account } = teacher('', username);
    const { data } = await api.visitor.call(openTeacher, { body: account });
    return { account, id: data.lia.id };
  };

  test('goes on under the id that the first call gives', async ({ api }) => {
    const { account, id } = await begin(api, 'enunapieza');
    expect(id).toMatch(/^[\da-f]{32}$/);
    const body = { ...account, ...registration(id) };
    await expect(api.visitor.call(registerTeacher, { body })).resolves.toMatchObject({
      message: 'Su información fue enviada con éxito',
    });
    expect(await accounts(api, 'enunapieza')).toHaveLength(1);
    await uploaded(api, id, 'título.pdf');
  });

  test('is of the account that it began with', async ({ api }) => {
    const { account, id } = await begin(api, 'laprimera');
    const send = (change: object) =>
      api.request('POST', '/teacherRegister', { json: { ...account, ...registration(id), ...change } });
    expect(await send({ email: 'otra@example.mx' })).toMatchObject({
      status: 422,
      body: { fields: { email: 'Este dato no es válido' } },
    });
    expect((await send({ username: 'otra' })).status).toBe(422);
    expect((await send({ role_id: 1 })).status).toBe(422);
    expect(await accounts(api, 'laprimera')).toEqual([]);
    expect((await send({})).status).toBe(200);
  });
});

describe('the review of a registration', () => {
  const find = ({ client }: Member, filter: object) =>
    client.call(listTeachers, { query: { filter: JSON.stringify(filter) } });

  test('accepts it, or declines it with the reason, by administrators alone', async ({ api }) => {
    const admin = await api.member('admin');
    await registerOne(api, 'porrevisar');
    const [teacherOne] = await find(admin, { q: 'porrevisar', review: 'pending' });
    const id = teacherOne?.id ?? '';
    expect(teacherOne).toMatchObject({ review: 'pending', review_note: null, reviewed_at: null });
    const path = `/teacherRegistrations/${id}/review`;
    for (const json of [{ review: 'declined' }, { review: 'declined', note: 'No' }, { review: 'x' }, {}]) {
      expect(await api.request('PUT', path, { token: admin.token, json })).toMatchObject({ status: 422 });
    }
    const decide = async (body: TeacherReview) =>
      (await admin.client.call(reviewTeacher, { params: { id }, body })).data;
    expect(await decide({ review: 'declined', note: 'Falta el título' })).toMatchObject({
      review: 'declined',
      review_note: 'Falta el título',
      reviewed_at: expect.any(String),
    });
    expect(await find(admin, { q: 'porrevisar', review: 'pending' })).toEqual([]);
    expect(await decide({ review: 'accepted', note: 'Ya lo mandó' })).toMatchObject({ review_note: null });
    expect(await find(admin, { q: 'porrevisar', review: 'accepted' })).toHaveLength(1);
    expect(await decide({ review: 'pending' })).toMatchObject({ reviewed_at: null });

    // The teacher sees where it stands, without the reason, and others nothing of it.
    const [row] = await api.app.db.select().from(teacherApplications).where(eq(teacherApplications.id, id));
    const [account] = await api.app.db
      .select()
      .from(users)
      .where(eq(users.id, row?.userId ?? 0));
    if (!account) throw new Error('The registration made no account');
    const { token: own } = await openSession(api.app, account);
    const { data } = await api.clientOf(own).call(getMyApplication);
    expect(data).toEqual({ review: 'pending', documents: expect.any(Number), created_at: expect.any(String) });
    expect((await (await api.member('maestro')).client.call(getMyApplication)).data).toBeNull();

    const json = { review: 'accepted' };
    expect(await api.request('PUT', path, { json })).toMatchObject({ status: 401 });
    for (const { token } of [await api.member('maestro'), await api.member('admin_escuela')]) {
      expect(await api.request('PUT', path, { token, json })).toMatchObject({ status: 403 });
    }
    const unknown = `/teacherRegistrations/${randomUUID()}/review`;
    expect(await api.request('PUT', unknown, { token: admin.token, json })).toMatchObject({ status: 404 });
  });
});
