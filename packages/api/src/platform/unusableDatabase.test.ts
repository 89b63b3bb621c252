import { randomBytes } from 'node:crypto';

import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';

import { explain } from '../explain.ts';
import { freePort } from '../testing/freePort.ts';
import { openPostgres } from './postgres.ts';

/** A client of this run's PostgreSQL that may do everything. */
async function administrator(): Promise<{ client: pg.Client; url: string }> {
  const template = inject('template');
  if (template.engine !== 'postgres') throw new Error('This test needs PostgreSQL');
  const client = new pg.Client({ connectionString: template.url });
  await client.connect();
  return { client, url: template.url };
}

/** A database, which is removed after the test, made with some options. */
async function databaseWith(options: string): Promise<URL> {
  const { client, url } = await administrator();
  const name = `lia_${randomBytes(8).toString('hex')}`;
  await client.query(`create database ${name} ${options}`);
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  const address = new URL(url);
  address.pathname = name;
  return address;
}

/** A database of the administrator, and a role that may connect to it, which are removed after the test. */
async function databaseForRole() {
  const role = `lia_${randomBytes(8).toString('hex')}`;
  const { client } = await administrator();
  await client.query(`create role ${role} login`);
  onTestFinished(async () => {
    await client.query(`drop role ${role}`);
    await client.end();
  });
  // Made after the role: it is removed before it.
  const address = await databaseWith('');
  const [url, name] = [address.href, address.pathname.slice(1)];
  address.username = role;
  return { client, role, name, url, roleUrl: address.href };
}

/** What the operator reads of a start over a database. */
const refusal = (url: string): Promise<string | null> => openPostgres(url).then(() => 'started', explain);

const LACKS =
  'LIA cannot start:\n- the role of DATABASE_URL lacks rights in its database: make it the owner of the database and of all that is in it ' +
  '(permission denied for';

test('a database that cannot be reached is named by its setting, without its password', async () => {
  const port = await freePort();
  expect(await refusal(`postgresql://lia:hidden@127.0.0.1:${port}/lia`)).toBe(
    `LIA cannot start:\n- DATABASE_URL leads to no database that lets us in: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
});

test('a database that is not there is named by its setting', async () => {
  const { client, url } = await administrator();
  await client.end();
  const address = new URL(url);
  address.pathname = 'lia_missing';
  expect(await refusal(address.href)).toBe(
    'LIA cannot start:\n- DATABASE_URL leads to no database that lets us in: database "lia_missing" does not exist',
  );
});

test('a database of another role is refused with the remedy', async () => {
  const { roleUrl, name } = await databaseForRole();
  expect(await refusal(roleUrl)).toBe(`${LACKS} database ${name})`);
});

test('a database that was granted to the role, and belongs to another one, is refused with the remedy', async () => {
  const { roleUrl, role, client, name } = await databaseForRole();
  await client.query(`grant all privileges on database ${name} to ${role}`);
  expect(await refusal(roleUrl)).toBe(`${LACKS} schema public)`);
});

test('a database of the role whose tables an administrator restored is refused with the remedy', async () => {
  const { roleUrl, url, role, client, name } = await databaseForRole();
  const { close } = await openPostgres(url);
  await close();
  await client.query(`alter database ${name} owner to ${role}`);
  expect(await refusal(roleUrl)).toBe(`${LACKS} schema drizzle)`);
});

test('a database that is not in UTF8 is refused', async () => {
  const address = await databaseWith("template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'");
  expect(await refusal(address.href)).toBe('LIA cannot start:\n- the database of DATABASE_URL must be in UTF8');
});
