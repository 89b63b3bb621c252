import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { databaseBefore } from '../testing/databaseBefore.ts';

test('current groups without a school year belong to the present one of their school', async () => {
  const { db, migrate } = await databaseBefore('0110_group_years');
  const group = async (
    schoolId: number,
    name: string,
    daysAgo: number,
    yearId: string | null = null,
  ): Promise<void> => {
    await db.execute(sql`
      insert into groups (section_id, name, grade, created_at, year_id, ended_at)
      select id, ${name}, 1, now() - make_interval(days => ${daysAgo}), ${yearId}, ${name === 'ended' ? 'now' : null}
      from sections where school_id = ${schoolId}`);
  };
  /** A school with years, from and until so many days from today; returns their ids. */
  const school = async (id: number, ...years: readonly (readonly [number, number])[]): Promise<string[]> => {
    await db.execute(sql`
      insert into institutions (id, name, name_key, type, is_active)
      values (${id}, ${`Escuela ${id}`}, ${`escuela ${id}`}, 'Escuela', true)`);
    await db.execute(sql`insert into sections (school_id, level) values (${id}, 2)`);
    const ids: string[] = [];
    for (const [from, until] of years) {
      const year = randomUUID();
      await db.execute(sql`
        insert into school_years (id, school_id, starts_on, ends_on)
        values (${year}, ${id}, current_date + ${from}::int, current_date + ${until}::int)`);
      ids.push(year);
    }
    return ids;
  };
  const [over, running] = await school(1, [-400, -200], [-90, 200], [250, 500]);
  await group(1, 'of the year', 10);
  await group(1, 'from before the year', 300);
  await group(1, 'of an earlier year', 300, over);
  await group(1, 'ended', 300);
  const [begun] = await school(2, [-5, 300]);
  await group(2, 'of the weeks before', 40);
  await group(2, 'to be promoted', 100);
  const [soon] = await school(3, [20, 300]);
  await group(3, 'before its first year', 10);
  await school(4);
  await group(4, 'of a school without years', 10);
  await school(5, [200, 500]);
  await group(5, 'long before its first year', 10);
  const [, rolled] = await school(6, [-200, 10], [50, 300]);
  await group(6, 'of the early rollover', 10, rolled);
  await group(6, 'after the early rollover', 5);

  await migrate();

  const { rows } = await db.execute<{ name: string; year_id: string | null }>(sql`select name, year_id from groups`);
  expect(Object.fromEntries(rows.map(({ name, year_id }) => [name, year_id]))).toEqual({
    'of the year': running,
    'from before the year': running,
    'of an earlier year': over,
    ended: null,
    'of the weeks before': begun,
    'to be promoted': null,
    'before its first year': soon,
    'of a school without years': null,
    'long before its first year': null,
    'of the early rollover': rolled,
    'after the early rollover': rolled,
  });
});
