import { printGroupReportCards } from '@lia/sdk/reportCards/endpoints';
import { gradeStudent } from '@lia/sdk/gradebook/endpoints';
import { createSubject } from '@lia/sdk/subjects/endpoints';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { sections } from '../institutions/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { type GradedClassroom, makeGradedClassroom } from '../testing/gradebook.ts';
import { close, give, publish } from '../testing/reportCards.ts';

const test = base.extend<{ room: GradedClassroom }>({
  room: async ({ api }, use) => use(await makeGradedClassroom(api)),
});

async function addSubjects({ teacher, groupId }: GradedClassroom, count: number): Promise<string[]> {
  const added: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each takes the next place
    const { data } = await teacher.client.call(createSubject, { body: { group_id: groupId, name: `Taller ${at}` } });
    added.push(data.id);
  }
  return added;
}

/** The text of each sheet of the printed group. */
async function sheetsOf({ admin, groupId: id, period }: GradedClassroom): Promise<string[]> {
  const pdf = await admin.client.call(printGroupReportCards, { params: { id, period }, query: {} });
  const { text } = await extractText(await getDocumentProxy(await pdf.bytes()));
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ' '));
}

/** Gives a student a name that no other has; returns it as it is printed. */
async function rename({ app }: RunningApi, { id }: Member, name: string): Promise<string> {
  await app.db.update(users).set({ name, lastName: 'Güereña' }).where(eq(users.id, id));
  return `Güereña ${name}`;
}

test('each sheet of a draft that goes on names its student, and repeats the heads of its table', async ({
  api,
  room,
}) => {
  const [ana, rosa] = room.students;
  const names = [await rename(api, ana, 'Ana'), await rename(api, rosa, 'Rosa')];
  await addSubjects(room, 40);
  await give(room, ana, '8');
  await give(room, rosa, '7');
  const sheets = await sheetsOf(room);
  expect(sheets).toHaveLength(4);
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet).toContain(names[Math.floor(at / 2)]);
    expect(sheet).toContain('Primer trimestre');
    expect(sheet).toContain('Borrador: aún no se publica');
    expect(sheet).toContain('Materia Calificación');
    expect(sheet).toContain(`Hoja ${(at % 2) + 1} de 2`);
  }
});

test('each sheet of long descriptions names its student', async ({ api, room }) => {
  const [ana] = room.students;
  const name = await rename(api, ana, 'Ana');
  await api.app.db.update(sections).set({ level: 1 }).where(eq(sections.schoolId, room.id));
  const description = 'Escucha con atención. '.repeat(45).trim();
  for (const subject of [room.subject, ...(await addSubjects(room, 9))])
    // oxlint-disable-next-line no-await-in-loop
    await room.teacher.client.call(gradeStudent, {
      params: { id: room.groupId, student: ana.uuid },
      body: { period: room.period, subject, version: 0, description },
    });
  const sheets = await sheetsOf(room);
  expect(sheets.length).toBeGreaterThan(1);
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet).toContain(name);
    expect(sheet).toContain(`Hoja ${at + 1} de ${sheets.length}`);
  }
});

test('a signature stands below text of its card, and a card of one sheet has no number', async ({ room }) => {
  const [ana] = room.students;
  await give(room, ana, '8');
  const [only, ...others] = await sheetsOf(room);
  expect(others).toEqual([]);
  expect(only).not.toContain('Hoja');
  // As many rows as end where the signature would stand.
  await addSubjects(room, 23);
  await close(room);
  await publish(room, room.admin);
  const sheets = await sheetsOf(room);
  const last = sheets.at(-1);
  expect(sheets).toHaveLength(2);
  expect(last).toMatch(/Taller \d+ — Firma de madre, padre o tutor/);
});
