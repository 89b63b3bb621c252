import { createAnnouncement, readAnnouncement } from '@lia/sdk/announcements/endpoints';
import { createClub, createPost, decidePost, joinClub } from '@lia/sdk/clubs/endpoints';
import { removeGroupStudent } from '@lia/sdk/groups/endpoints';
import type { ReportableKind } from '@lia/sdk/moderation/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { deliveries } from '../../deliveries/tables.ts';
import { demoLogo } from '../../platform/demoLogo.ts';
import type { Member, RunningApi } from '../../testing/api.ts';
import { ask, download, prepare } from '../../testing/archives.ts';
import { deliverFiles, homeworkIdOf, setActivity } from '../../testing/homework.ts';
import { queue, report, step, type Talk, test, write } from '../../testing/moderation.ts';

const picture = (name: string) => new File([new Uint8Array(demoLogo())], name);

/** Has the school hide what was written, upon a report. */
async function hide({ admin }: Talk, reporter: Member, kind: ReportableKind, id: string): Promise<void> {
  await report(reporter, id, { kind });
  const reported = (await queue(admin)).find((one) => one.kind === kind);
  for (const action of ['review', 'hide'] as const) await step(admin, reported?.id ?? '', action);
}

/** The first student delivers an address and a picture. Answers the id of the delivery. */
async function deliver(api: RunningApi, talk: Talk, name: string): Promise<string> {
  const [ana] = talk.students;
  const id = await homeworkIdOf(api, await setActivity(api, talk), ana);
  await deliverFiles(api, id, [{ name: `${name}.png`, bytes: demoLogo() }], [`https://${name}.example/`]);
  const [delivery] = await api.app.db.select().from(deliveries).where(eq(deliveries.homeworkId, id));
  return delivery?.id ?? '';
}

/** The first student writes in a club of the school, where the second one reads it. Answers the id of the post. */
async function post({ id: school_id, teacher, students }: Talk, text: string, name: string): Promise<string> {
  const about = { topic: 'reading', name: 'Lectura', about: 'Libros', school_id } as const;
  const params = { id: (await teacher.client.call(createClub, { body: about })).data.id };
  for (const { client } of students) await client.call(joinClub, { params, body: { member: true } });
  const call = { params, body: { text }, files: { 'files[]': [picture(name)] } };
  const { id } = (await students[0].client.call(createPost, call)).data;
  await teacher.client.call(decidePost, { params: { ...params, post: id }, body: { status: 'approved' } });
  return id;
}

async function announce({ teacher, mother, groupId }: Talk, title: string): Promise<string> {
  const body = { title, text: 'Texto', acknowledge: 0, students: 0, audience: 'groups', group_id: groupId } as const;
  const { id } = (await teacher.client.call(createAnnouncement, { body })).data;
  await mother.client.call(readAnnouncement, { params: { id }, body: { acknowledged: false } });
  return id;
}

test('what was hidden upon a report is in no archive, but that it was written', async ({ api, talk, lia }) => {
  const { teacher, mother, students, conversation } = talk;
  const [ana, rosa] = students;
  const archived = async (child?: Member) => {
    const id = await ask(mother, child);
    await prepare(api, lia, id);
    return download(mother, id);
  };

  await write(mother, conversation, 'Mensaje visible');
  await hide(talk, teacher, 'message', await write(mother, conversation, 'Mensaje oculto'));
  await announce(talk, 'Aviso visible');
  await hide(talk, mother, 'announcement', await announce(talk, 'Aviso oculto'));
  const own = await archived();
  expect(own.text).toContain('Mensaje visible');
  expect(own.text).toContain('Aviso visible');
  expect(own.text).not.toMatch(/Mensaje oculto|Aviso oculto/);
  expect(JSON.parse(own.files.get('json/messages.json') ?? '')).toMatchObject([
    { text: null, hidden_at: expect.any(String) },
    { text: 'Mensaje visible', hidden_at: null },
  ]);

  await deliver(api, talk, 'tarea');
  await hide(talk, teacher, 'delivery', await deliver(api, talk, 'fotografia'));
  await post(talk, 'Publicación visible', 'dibujo.png');
  await hide(talk, rosa, 'clubPost', await post(talk, 'Publicación oculta', 'retrato.png'));
  await talk.admin.client.call(removeGroupStudent, { params: { groupId: talk.groupId, student: ana.uuid } });
  const hers = await archived(ana);
  const documents = [...hers.files.keys()].filter((name) => name.startsWith('documentos/'));
  expect(documents.map((name) => name.replace(/.*-/, '')).toSorted()).toEqual(['dibujo.png', 'tarea.png']);
  expect(hers.text).toContain('Publicación visible');
  expect(hers.text).not.toMatch(/Publicación oculta|retrato|fotografia/);
  expect(JSON.parse(hers.files.get('json/deliveries.json') ?? '')).toMatchObject([
    { files: [], hidden_at: expect.any(String) },
    { files: ['tarea.png'], hidden_at: null },
  ]);
  expect(JSON.parse(hers.files.get('json/clubPosts.json') ?? '')).toMatchObject([
    { text: null, status: 'hidden' },
    { text: 'Publicación visible', status: 'approved' },
  ]);
});
