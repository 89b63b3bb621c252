import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';

const [FIRST, SECOND] = ['2026-08-31T08:00:00Z', '2026-09-01T08:00:00Z'];

test('of current groups of a section with the same external id, the oldest one keeps it', async () => {
  const { db, migrate } = await databaseBefore('0106_group_external_id_index');
  await db.execute(sql`
    insert into institutions (id, name, name_key, type, is_active) values (1, 'Escuela', 'escuela', 'Escuela', true)`);
  const [section, other] = [randomUUID(), randomUUID()];
  await db.execute(sql`insert into sections (id, school_id, level) values (${section}, 1, 1), (${other}, 1, 2)`);
  interface Before {
    sectionId?: string;
    id?: string | undefined;
    externalId: string | null;
    createdAt?: string;
    deletedAt?: string;
    endedAt?: string;
  }
  const group = async (name: string, before: Before): Promise<void> => {
    const { sectionId = section, id = randomUUID(), externalId, createdAt = SECOND } = before;
    await db.execute(sql`
      insert into groups (id, section_id, name, grade, external_id, created_at, deleted_at, ended_at)
      values (${id}, ${sectionId}, ${name}, 1, ${externalId}, ${createdAt}, ${before.deletedAt ?? null}, ${before.endedAt ?? null})`);
  };
  const [low, high] = [randomUUID(), randomUUID()].toSorted();
  await group('newer', { externalId: 'A-1' });
  await group('older', { externalId: 'A-1', createdAt: FIRST });
  await group('deleted', { externalId: 'A-1', createdAt: FIRST, deletedAt: SECOND });
  await group('ended', { externalId: 'A-1', createdAt: FIRST, endedAt: SECOND });
  await group('of another section', { externalId: 'A-1', sectionId: other });
  await group('at once, higher', { externalId: 'B-1', id: high });
  await group('at once, lower', { externalId: 'B-1', id: low });
  await group('only one there', { externalId: 'C-1' });
  await group('deleted before it', { externalId: 'C-1', createdAt: FIRST, deletedAt: SECOND });
  await group('without', { externalId: null });

  await migrate();

  const { rows } = await db.execute<{ name: string }>(sql`select name, external_id from groups order by name`);
  expect(rows).toEqual([
    { name: 'at once, higher', external_id: null },
    { name: 'at once, lower', external_id: 'B-1' },
    { name: 'deleted', external_id: 'A-1' },
    { name: 'deleted before it', external_id: 'C-1' },
    { name: 'ended', external_id: 'A-1' },
    { name: 'newer', external_id: null },
    { name: 'of another section', external_id: 'A-1' },
    { name: 'older', external_id: 'A-1' },
    { name: 'only one there', external_id: 'C-1' },
    { name: 'without', external_id: null },
  ]);
});
