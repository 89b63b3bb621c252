import { login } from '@lia/sdk/accounts/endpoints';
import { type Client, createClient } from '@lia/sdk/http/client';
import { commitImport, getImport } from '@lia/sdk/imports/endpoints';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { createInstitution } from '@lia/sdk/institutions/endpoints';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { jobs } from '../platform/jobs/tables.ts';
import { openDatabase } from '../platform/openDatabase.ts';
import { freePort } from '../testing/freePort.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { draft, student } from '../testing/imports.ts';
import { school } from '../testing/institutions.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import { importRows } from './tables.ts';

const ROWS = 500;

async function administrator({ baseUrl }: ServerProcess): Promise<Client> {
  const { access_token } = await createClient({ baseUrl }).call(login, {
    body: { username: 'admin', password: 'not the demo data' },
  });
  return createClient({ baseUrl, token: () => access_token });
}

const created = ({ outcomes }: ImportRecord): number => outcomes.created;

test('a server that is killed in the middle of an import creates each account once', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const port = await freePort();
  const first = await startServerProcess(fresh, port);
  const client = await administrator(first);
  const { data } = await client.call(createInstitution, { body: school });
  const rows = Array.from({ length: ROWS }, (_, n) => student({ nombre: `NOMBRE${n % 7}`, matricula: `M-${n}` }));
  const { id } = await draft({ client }, data.SchoolId, rows);
  const read = (by: Client): Promise<ImportRecord> => by.call(getImport, { params: { id } });

  await client.call(commitImport, { params: { id }, body: { password: 'abc', privacy_notice: true } });
  await expect.poll(async () => created(await read(client)), { interval: 5 }).toBeGreaterThan(0);
  await first.kill();

  const before = await openDatabase(fresh);
  const counts = async () => ({
    outcomes: await before.db.$count(importRows, and(eq(importRows.importId, id), eq(importRows.outcome, 'created'))),
    members: await before.db.$count(schoolMembers, eq(schoolMembers.schoolId, data.SchoolId)),
    enrolments: await before.db.$count(schoolEnrolments, eq(schoolEnrolments.schoolId, data.SchoolId)),
  });
  const stored = await counts();
  expect(stored.outcomes).toBeGreaterThan(0);
  // Else the kill came too late to prove anything.
  expect(stored.outcomes).toBeLessThan(ROWS);
  expect(stored).toMatchObject({ members: stored.outcomes, enrolments: stored.outcomes });
  // The lease of the killed server ends, as time would end it.
  await before.db.update(jobs).set({ leasedUntil: new Date() }).where(eq(jobs.status, 'running'));
  await before.close();

  const second = await startServerProcess(fresh, port);
  const again = await administrator(second);
  await expect.poll(async () => (await read(again)).status).toBe('done');
  expect(await read(again)).toMatchObject({
    outcomes: { created: ROWS, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
  });
  expect(await second.stop()).toBe(0);

  const { db, close } = await openDatabase(fresh);
  onTestFinished(close);
  const people = await db
    .selectDistinct({ userId: importRows.userId })
    .from(importRows)
    .where(and(eq(importRows.importId, id), isNotNull(importRows.userId)));
  expect(people).toHaveLength(ROWS);
  expect(await db.$count(schoolMembers, eq(schoolMembers.schoolId, data.SchoolId))).toBe(ROWS);
});
