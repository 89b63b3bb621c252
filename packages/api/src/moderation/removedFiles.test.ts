import { createAnnouncement, updateAnnouncement } from '@lia/sdk/announcements/endpoints';
import { getReportFile, listReports, makeReport } from '@lia/sdk/moderation/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { announcementFiles } from '../announcements/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import { found } from '../platform/errors.ts';
import { storedFiles } from '../platform/tables.ts';
import { type Member, test } from '../testing/api.ts';
import { makeClassroom } from '../testing/homework.ts';
import { waitingOn } from '../testing/waitingOn.ts';
import { reportFiles } from './tables.ts';

const picture = new File([new Uint8Array(demoLogo())], 'foto.png');
const text = { title: 'Aviso', text: 'Con foto', acknowledge: 0 } as const;

const report = ({ client }: Member, id: string) =>
  client.call(makeReport, { body: { kind: 'announcement', id, about: 'content', reason: 'insults', text: '' } });

const queue = async ({ client }: Member) => client.call(listReports, { query: {} });

test('a file of an announcement is reported and taken back at once', async ({ api }) => {
  const { admin, teacher, students, groupId } = await makeClassroom(api);
  const { db } = api.app;
  const mother = await api.member('padre');
  await inTransaction(db, (tx) => addGuardian(tx, mother.id, students[0].id));
  const announce = async (files: readonly File[]) => {
    const body = { ...text, students: 1, audience: 'groups', group_id: groupId } as const;
    return (await teacher.client.call(createAnnouncement, { body, files: { 'files[]': files } })).data.id;
  };
  const fileOf = async (id: string) =>
    found((await db.select().from(announcementFiles).where(eq(announcementFiles.announcementId, id)))[0]);

  // The report waits for the removal, and has no file.
  const removed = await fileOf(await announce([picture]));
  const reported = await inTransaction(db, async (tx) => {
    await tx.delete(announcementFiles).where(eq(announcementFiles.id, removed.id));
    await tx.delete(storedFiles).where(eq(storedFiles.id, removed.fileId));
    const call = report(mother, removed.announcementId);
    await expect.poll(() => waitingOn(tx)).toBe(1);
    return { call };
  });
  await reported.call;
  expect(await queue(admin)).toMatchObject([{ kind: 'announcement', files: [] }]);

  // The removal waits for the report, which keeps the file.
  const kept = await fileOf(await announce([picture]));
  await report(mother, await announce([]));
  const reportId = found((await queue(admin))[0]).id;
  const taken = await inTransaction(db, async (tx) => {
    await tx.insert(reportFiles).values({ reportId, fileId: kept.fileId });
    const call = teacher.client.call(updateAnnouncement, {
      params: { id: kept.announcementId },
      body: { ...text, toDeleteFiles: JSON.stringify([kept.id]) },
    });
    await expect.poll(() => waitingOn(tx)).toBe(1);
    return { call };
  });
  expect((await taken.call).data.files).toEqual([]);
  const file = found((await queue(admin)).find(({ id }) => id === reportId)?.files[0]).id;
  const bytes = await admin.client.call(getReportFile, { params: { id: reportId, file } });
  expect(bytes.size).toBe(picture.size);
});
