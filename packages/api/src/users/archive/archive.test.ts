import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { listSessions, viewAsChild } from '@lia/sdk/accounts/endpoints';
import { createClub, createPost, joinClub } from '@lia/sdk/clubs/endpoints';
import {
  decideDataRequest,
  downloadMyArchive,
  enterDataRequest,
  getDataRequest,
  listMyDataRequests,
  prepareArchive,
} from '@lia/sdk/dataRequests/endpoints';
import { deliverHomework } from '@lia/sdk/deliveries/endpoints';
import { donateAsMember } from '@lia/sdk/giving/endpoints';
import { removeGroupStudent } from '@lia/sdk/groups/endpoints';
import { viewAs } from '@lia/sdk/users/endpoints';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, onTestFinished } from 'vitest';

import { addGuardian } from '../../accounts/guardianships.ts';
import { guardianships, users } from '../../accounts/tables.ts';
import { archiveJob } from '../../dataRequests/archive/make.ts';
import { dataArchives } from '../../dataRequests/tables.ts';
import { modules } from '../../modules.ts';
import { inTransaction } from '../../platform/database.ts';
import { demoLogo } from '../../platform/demoLogo.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { sweep } from '../../platform/sweep.ts';
import { storedFiles } from '../../platform/tables.ts';
import { teacherApplications } from '../../teachers/tables.ts';
import { type Member, type RunningApi, test as base } from '../../testing/api.ts';
import { ask, download, prepare } from '../../testing/archives.ts';
import { donation } from '../../testing/donations.ts';
import { homeworkIdOf, makeClassroom, setActivity } from '../../testing/homework.ts';
import { importingSchool } from '../../testing/imports.ts';
import { join } from '../../testing/licences.ts';
import { emailsTo } from '../../testing/mail.ts';
import { newTicket, registerOne, uploaded } from '../../testing/teachers.ts';
import { leftOut } from './leftOut.ts';

const test = base.extend<{ admin: Member }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

const { name: _name, email: _email, ...gift } = donation;

test('every column that names a user is in the archive of their data, or left out with a reason', async ({ api }) => {
  const references = await api.app.db
    .select({ name: sql<string>`conrelid::regclass || '.' || attname` })
    .from(sql`pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)`)
    .where(sql`contype = 'f' and confrelid = 'users'::regclass`);
  const read = modules.flatMap(({ archive = {} }) => Object.values(archive).flatMap(({ by }) => by));
  const declared = [...read, ...leftOut.flatMap(({ columns }) => columns)];
  const known = declared.map((column) => `${getTableName(column.table)}.${column.name}`);
  expect(known.toSorted()).toEqual(references.map(({ name }) => name).toSorted());
});

/** Has a name that no one else has. */
async function named(api: RunningApi, member: Member, name: string): Promise<Member> {
  await api.app.db.update(users).set({ name }).where(eq(users.id, member.id));
  return member;
}

/** Luz is the child of Íñigo and Rosa; Sol was Íñigo's as well, and is Rosa's. */
async function aFamily(api: RunningApi) {
  const [inigo, rosa, luz, sol] = [
    await named(api, await api.member('padre'), 'Íñigo <b>'),
    await named(api, await api.member('padre'), 'Rosalba'),
    await named(api, await api.member('alumno'), 'Luzbel'),
    await named(api, await api.member('alumno'), 'Soledad'),
  ];
  await api.app.db.insert(guardianships).values([
    { guardianId: inigo.id, studentId: luz.id },
    { guardianId: rosa.id, studentId: luz.id },
    { guardianId: rosa.id, studentId: sol.id },
    { guardianId: inigo.id, studentId: sol.id, endedAt: new Date() },
  ]);
  return { inigo, rosa, luz, sol };
}

const path = (id: string) => `/me/data-requests/${id}/archive`;

describe('the archive of a member', () => {
  test('holds what is theirs, in files to read and for programs, and nothing of other people', async ({
    api,
    admin,
  }) => {
    const { inigo, rosa, luz, sol } = await aFamily(api);
    const school = await importingSchool(api);
    await join(api, luz, school.id, 'student');
    await inigo.client.call(donateAsMember, { body: gift });
    await rosa.client.call(donateAsMember, { body: { ...gift, instructions: 'De Rosalba' } });
    const [own, ofLuz] = [await ask(inigo), await ask(inigo, luz)];
    await admin.client.call(decideDataRequest, {
      params: { id: own },
      body: { decision: 'answered', note: 'Aquí está' },
    });
    expect(await prepare(api, admin, own)).toMatchObject({ archive: { status: 'preparing', expires_at: null } });
    await prepare(api, admin, ofLuz);

    const mine = await download(inigo, own);
    const page = mine.files.get('mis-datos.html') ?? '';
    expect(page).toContain('Íñigo &lt;b&gt;');
    expect(page).not.toContain('Íñigo <b>');
    // Coded values are written out on the page, and are codes for programs.
    expect(page).toContain('<dt>Roles</dt><dd>Padre</dd>');
    expect(page).toContain('<dt>Estado</dt><dd>Pendiente</dd>');
    expect(page).toContain('<dt>Relación</dt><dd>Madre o padre</dd>');
    const account = JSON.parse(mine.files.get('json/account.json') ?? '');
    expect(account).toMatchObject([{ username: inigo.username, name: 'Íñigo <b>', role: ['padre'] }]);
    expect(JSON.parse(mine.files.get('json/children.json') ?? '')).toMatchObject([
      { name: 'Luzbel López' },
      { name: null },
    ]);
    expect(JSON.parse(mine.files.get('json/orders.json') ?? '')).toHaveLength(1);
    expect(JSON.parse(mine.files.get('json/donations.json') ?? '')).toHaveLength(1);
    expect(JSON.parse(mine.files.get('json/signIns.json') ?? '')).toHaveLength(
      (await inigo.client.call(listSessions)).data.length,
    );
    expect(JSON.parse(mine.files.get('json/requests.json') ?? '')).toMatchObject([{ note: 'Aquí está' }]);
    for (const other of [rosa.username, 'Rosalba', luz.username, sol.username, 'Soledad', 'argon2id', admin.username]) {
      expect(mine.text).not.toContain(other);
    }

    const hers = await download(inigo, ofLuz);
    expect(JSON.parse(hers.files.get('json/account.json') ?? '')).toMatchObject([{ username: luz.username }]);
    expect(JSON.parse(hers.files.get('json/guardians.json') ?? '')).toHaveLength(2);
    expect(JSON.parse(hers.files.get('json/schools.json') ?? '')).toMatchObject([{ role: 'student' }]);
    for (const other of [rosa.username, 'Rosalba', inigo.username, 'Íñigo', sol.username, 'Soledad']) {
      expect(hers.text).not.toContain(other);
    }
    const emails = await emailsTo(api, `${inigo.username}@example.com`);
    expect(emails.filter(({ subject }) => subject === 'Tu archivo con tus datos está listo')).toHaveLength(2);
  });

  test('is downloaded by who asked for it alone, while they answer for the child', async ({ api, admin }) => {
    const { inigo, rosa, luz } = await aFamily(api);
    const school = await importingSchool(api);
    const id = await ask(inigo, luz);
    expect(await api.request('GET', path(id), { token: inigo.token })).toMatchObject({ status: 404 });
    await prepare(api, admin, id);
    await download(inigo, id);
    const { data } = await inigo.client.call(listMyDataRequests);
    expect(data).toMatchObject([{ archive: { status: 'ready', downloaded_at: expect.any(String) } }]);

    expect(await api.request('GET', path(id))).toMatchObject({ status: 401 });
    for (const [{ token }, status] of [
      [rosa, 404],
      [school.admin, 404],
      [luz, 403],
      [admin, 403],
    ] as const) {
      expect(await api.request('GET', path(id), { token })).toMatchObject({ status });
    }
    const view = await admin.client.call(viewAs, { params: { id: inigo.uuid }, body: { reason: 'Nos pidió ayuda' } });
    expect(await api.request('GET', path(id), { token: view.access_token })).toMatchObject({
      status: 403,
      body: { code: 'VIEW_READ_ONLY' },
    });
    const ofBoth = and(eq(guardianships.guardianId, inigo.id), eq(guardianships.studentId, luz.id));
    await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(ofBoth);
    expect(await api.request('GET', path(id), { token: inigo.token })).toMatchObject({ status: 404 });
  });

  test('has the times that LIA saw an account, and not those of a guardian', async ({ api, admin }) => {
    const { inigo, rosa, luz } = await aFamily(api);
    await rosa.client.call(viewAsChild, { params: { id: luz.uuid } });
    const viewsOf = async () => {
      const id = await ask(inigo, luz);
      await prepare(api, admin, id);
      return (await download(inigo, id)).files.get('json/views.json');
    };
    expect(await viewsOf()).toBeUndefined();
    await admin.client.call(viewAs, { params: { id: luz.uuid }, body: { reason: 'Nos pidieron ayuda' } });
    expect(JSON.parse((await viewsOf()) ?? '')).toHaveLength(1);
  });

  test('is made once, is over after its days with its file, and is made again then', async ({ api, admin }) => {
    const { inigo } = await aFamily(api);
    const id = await ask(inigo);
    const all = await Promise.all([1, 2, 3].map(() => admin.client.call(prepareArchive, { params: { id } })));
    expect(all.map(({ data }) => data.archive?.status)).toEqual(['preparing', 'preparing', 'preparing']);
    await api.jobRunner.runDue();
    await prepare(api, admin, id);
    const ofRequest = eq(dataArchives.requestId, id);
    const [archive, ...others] = await api.app.db.select().from(dataArchives).where(ofRequest);
    expect(others).toEqual([]);
    const days = (Number(archive?.expiresAt) - Number(archive?.readyAt)) / 86_400_000;
    expect(days).toBe(30);
    const [file] = await api.app.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.id, archive?.fileId ?? ''));
    if (!file) throw new Error('The archive has a file');
    expect((await api.app.files.read(file)).length).toBe(file.size);

    await api.app.db.update(dataArchives).set({ expiresAt: new Date() }).where(ofRequest);
    expect(await api.request('GET', path(id), { token: inigo.token })).toMatchObject({ status: 404 });
    await sweep(api.app);
    await expect(api.app.files.read(file)).rejects.toThrow('missing');
    expect(await api.app.db.$count(storedFiles, eq(storedFiles.id, file.id))).toBe(0);
    const record = await admin.client.call(getDataRequest, { params: { id } });
    expect(record.archive).toMatchObject({ status: 'expired' });
    await prepare(api, admin, id);
    await download(inigo, id);
    await admin.client.call(decideDataRequest, { params: { id }, body: { decision: 'refused', note: 'No es tuya' } });
    expect(await api.request('GET', path(id), { token: inigo.token })).toMatchObject({ status: 404 });
    expect((await inigo.client.call(listMyDataRequests)).data).toMatchObject([{ id, archive: null }]);
  });

  test('has the documents that a teacher uploaded themselves', async ({ api, admin }) => {
    const [teacher, other] = [await api.member('maestro'), await api.member('maestro')];
    for (const [member, name] of [
      [teacher, 'título.pdf'],
      [other, 'ajeno.pdf'],
    ] as const) {
      const ticket = newTicket();
      await registerOne(api, `archivo-${member.username}`, { documents: await uploaded(api, ticket, name) }, ticket);
      await api.app.db
        .update(teacherApplications)
        .set({ userId: member.id })
        .where(eq(teacherApplications.username, `archivo-${member.username}`));
    }
    const id = await ask(teacher);
    await prepare(api, admin, id);
    const { files } = await download(teacher, id);
    expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toEqual(['documentos/1-título.pdf']);
    expect(files.get('documentos/1-título.pdf')).toMatch(/^%PDF/);
    expect(JSON.parse(files.get('json/documents.json') ?? '')).toMatchObject([{ name: 'título.pdf' }]);
  });

  test('has files of any size, and lists those that are lost', async ({ api, admin }) => {
    const [teacher, ticket] = [await api.member('maestro'), newTicket()];
    const username = `grande-${teacher.username}`;
    await registerOne(api, username, { documents: await uploaded(api, ticket, 'grande.pdf', 'perdido.pdf') }, ticket);
    const ofTeacher = eq(teacherApplications.username, username);
    await api.app.db.update(teacherApplications).set({ userId: teacher.id }).where(ofTeacher);
    const [large, lost] = await Promise.all(
      ['grande.pdf', 'perdido.pdf'].map(async (name) => {
        const [file] = await api.app.db.select().from(storedFiles).where(eq(storedFiles.name, name));
        if (!file) throw new Error(`${name} was not kept`);
        await api.app.files.discard(file.storageKey);
        return file;
      }),
    );
    const megabytes = 101;
    const chunk = randomBytes(1024 * 1024);
    await api.app.files.write(large?.storageKey ?? '', Readable.from(Array.from({ length: megabytes }, () => chunk)));
    const size = megabytes * chunk.length;
    await api.app.db
      .update(storedFiles)
      .set({ size })
      .where(eq(storedFiles.id, large?.id ?? ''));

    const id = await ask(teacher);
    await prepare(api, admin, id);
    const archive = await teacher.client.call(downloadMyArchive, { params: { id } });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const endingIn = (end: string) => Object.entries(files).filter(([name]) => name.endsWith(end));
    expect(endingIn('.pdf').map(([name, bytes]) => [name.slice(-11), bytes.length])).toEqual([['-grande.pdf', size]]);
    expect(strFromU8(files['archivos-que-faltan.txt'] ?? new Uint8Array())).toContain(`-${lost?.name}`);
  });

  test('has a child’s pictures of clubs, and the work that no one downloads elsewhere any more', async ({
    api,
    admin,
  }) => {
    const room = await makeClassroom(api);
    const [ana, rosa] = room.students;
    const mother = await api.member('padre');
    await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, ana.id));
    const picture = (name: string) => new File([new Uint8Array(demoLogo())], name);
    const about = { topic: 'reading', name: 'Lectura', about: 'Libros', school_id: room.id } as const;
    const club = { id: (await room.teacher.client.call(createClub, { body: about })).data.id };
    for (const [{ client }, name] of [
      [ana, 'dibujo.png'],
      [rosa, 'ajeno.png'],
    ] as const) {
      await client.call(joinClub, { params: club, body: { member: true } });
      await client.call(createPost, { params: club, body: { text: 'Leí' }, files: { 'files[]': [picture(name)] } });
      const id = await homeworkIdOf(api, await setActivity(api, room), name === 'dibujo.png' ? ana : rosa);
      const files = { files: [picture(`tarea de ${name}`)] };
      await client.call(deliverHomework, { params: { id }, query: {}, body: { ownWork: true }, files });
    }
    const archived = async () => {
      const id = await ask(mother, ana);
      await prepare(api, admin, id);
      return [...(await download(mother, id)).files].filter(([name]) => !/^(json|mis-datos)/.test(name));
    };
    // Homework of today is downloaded where it was delivered.
    expect((await archived()).map(([name]) => name)).toEqual(['documentos/1-dibujo.png']);
    await room.admin.client.call(removeGroupStudent, { params: { groupId: room.groupId, student: ana.uuid } });
    const both = (await archived()).map(([name]) => name.replace(/\d-/, ''));
    expect(both.toSorted()).toEqual(['documentos/dibujo.png', 'documentos/tarea de dibujo.png']);
    // More than the disk has room for.
    const ofWork = eq(storedFiles.name, 'tarea de dibujo.png');
    await api.app.db.update(storedFiles).set({ size: 1_000_000_000 }).where(ofWork);
    const { freeSpace } = api.app.config;
    onTestFinished(() => void Object.assign(api.app.config, { freeSpace }));
    const { bavail, bsize } = await statfs(api.app.config.dataDir);
    api.app.config.freeSpace = bavail * bsize - 300 * 1024 * 1024;
    await prepare(api, admin, await ask(mother, ana));
    const putOff = and(eq(jobs.kind, archiveJob.kind), eq(jobs.failure, 'STORAGE_FULL'), eq(jobs.status, 'waiting'));
    expect(await api.app.db.$count(jobs, putOff)).toBe(1);
    api.app.config.freeSpace = freeSpace;
    // More than an archive can hold.
    await api.app.db.update(storedFiles).set({ size: 2_100_000_000 }).where(ofWork);
    const [, [list, listed] = []] = await archived();
    expect(list).toBe('archivos-que-no-caben.txt');
    expect(listed).toContain('tarea de dibujo.png');
  });

  test('that could not be made is known to be so, and asked for again', async ({ api, admin }) => {
    const { inigo } = await aFamily(api);
    const id = await ask(inigo);
    await admin.client.call(prepareArchive, { params: { id } });
    await api.app.db.update(jobs).set({ status: 'failed' }).where(eq(jobs.kind, archiveJob.kind));
    expect((await inigo.client.call(listMyDataRequests)).data).toMatchObject([{ archive: { status: 'failed' } }]);
    const record = await admin.client.call(getDataRequest, { params: { id } });
    expect(record.archive).toEqual({ status: 'failed', expires_at: null, downloaded_at: null });
    expect(await prepare(api, admin, id)).toMatchObject({ archive: { status: 'preparing' } });
    await download(inigo, id);
  });

  test('is for access alone, asked for by a member', async ({ api, admin }) => {
    const { inigo } = await aFamily(api);
    const written = await admin.client.call(enterDataRequest, {
      body: {
        name: 'Elena Prado',
        email: 'elena@datos.example',
        kind: 'access',
        details: 'Quiero saber qué guardan',
        received_on: '2026-11-02',
      },
    });
    const refused = await ask(inigo);
    await admin.client.call(decideDataRequest, {
      params: { id: refused },
      body: { decision: 'refused', note: 'No es tuya' },
    });
    for (const id of [written.data.id, await ask(inigo, undefined, 'cancellation'), refused]) {
      await expect(admin.client.call(prepareArchive, { params: { id } })).rejects.toMatchObject({
        status: 409,
        code: 'DATA_REQUEST_WITHOUT_ARCHIVE',
      });
    }
    expect(await api.request('POST', `/data-requests/${refused}/archive`, { token: inigo.token })).toMatchObject({
      status: 403,
    });
  });
});
