import { donate } from '@lia/sdk/giving/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { registerFree } from '@lia/sdk/registrations/endpoints';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { expect, onTestFinished, test } from 'vitest';

import { guardianships, users } from './accounts/tables.ts';
import { donations, donors } from './giving/tables.ts';
import { orders } from './payments/tables.ts';
import { openDatabase } from './platform/openDatabase.ts';
import { donation } from './testing/donations.ts';
import { child, family } from './testing/families.ts';
import { freePort } from './testing/freePort.ts';
import { freshDatabase } from './testing/freshDatabase.ts';
import { startServerProcess } from './testing/serverProcess.ts';

/** How many answers came in each round when the server is killed, of the twice as many that would. */
const KILLED_AFTER = [1, 27];
const WRITES_PER_ROUND = 20;

/** One thing that a person sends until it is answered. */
interface Write {
  /** Names its row for good: an e-mail address, or a username. */
  name: string;
  path: string;
  body: object;
  key: string;
  answer: unknown;
}

function writesOf(round: number): Write[] {
  return Array.from({ length: WRITES_PER_ROUND }, (_, n): Write => {
    const name = `escritura-${round}-${n}`;
    const gift = { ...donation, email: `${name}@example.mx` };
    const [endpoint, body] =
      n % 2 === 0 ? [donate, gift] : [registerFree, family(name, child(`${name}.a`), child(`${name}.b`))];
    return { name, path: splitRoute(endpoint).path, body, key: newIdempotencyKey(), answer: null };
  });
}

/** Sends a write once. The outcome of one whose connection was cut is unknown. */
async function send(baseUrl: string, { path, body, key }: Write): Promise<unknown> {
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

const wasCut = (error: unknown): boolean => error instanceof TypeError;

test('a server that is killed again and again loses nothing it acknowledged, and doubles nothing', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const port = await freePort();
  const writes: Write[] = [];
  let cut = 0;

  for (const [round, killedAfter] of KILLED_AFTER.entries()) {
    const server = await startServerProcess(fresh, port);
    const unanswered = writes.filter(({ answer }) => answer === null);
    const repeated = writes.filter(({ answer }) => answer !== null);
    const added = writesOf(round);
    writes.push(...added);

    // What the last server left open comes again, as does a little of what it answered.
    for (const write of [...unanswered, ...repeated.slice(-4)]) {
      const answer = await send(server.baseUrl, write);
      expect(write.answer ?? answer).toEqual(answer);
      write.answer = answer;
    }
    // Everybody clicks twice, all at once, until the power goes.
    let answers = 0;
    let killed: Promise<void> | undefined;
    const clicks = added
      .flatMap((write) => [write, write])
      .map(async (write) => {
        try {
          const answer = await send(server.baseUrl, write);
          expect(write.answer ?? answer).toEqual(answer);
          write.answer = answer;
          answers += 1;
          if (answers === killedAfter) killed = server.kill();
        } catch (error) {
          if (!wasCut(error)) throw error;
          cut += 1;
        }
      });
    await Promise.all(clicks);
    await killed;
  }
  expect(cut).toBeGreaterThan(0);

  const last = await startServerProcess(fresh, port);
  for (const write of writes) {
    const answer = await send(last.baseUrl, write);
    expect(write.answer ?? answer).toEqual(answer);
    write.answer = answer;
  }
  await last.stop();

  const { db, close } = await openDatabase(fresh);
  const given = await db
    .select({ email: donors.email, order: orders.id })
    .from(donations)
    .innerJoin(donors, eq(donors.id, donations.donorId))
    .innerJoin(orders, eq(orders.id, donations.orderId));
  const acknowledged = writes.filter(({ path }) => path === splitRoute(donate).path);
  const rowOf = ({ name, answer }: Write) => ({ email: `${name}@example.mx`, answer });
  expect(given.map(({ email }) => email).toSorted()).toEqual(acknowledged.map((it) => rowOf(it).email).toSorted());
  const orderOf = new Map(given.map(({ email, order }) => [email, order]));
  for (const { email, answer } of acknowledged.map(rowOf)) {
    expect(answer).toMatchObject({ data: { order: { id: orderOf.get(email) } } });
  }
  await expect(db.$count(orders)).resolves.toBe(given.length);

  const parents = alias(users, 'parents');
  const children = await db
    .select({ child: users.username, parent: parents.username })
    .from(users)
    .innerJoin(guardianships, eq(guardianships.studentId, users.id))
    .innerJoin(parents, eq(parents.id, guardianships.guardianId));
  const families = writes.filter(({ path }) => path === splitRoute(registerFree).path);
  const expected = families.flatMap(({ name }) => [`${name} → ${name}.a`, `${name} → ${name}.b`]);
  expect(children.map((it) => `${it.parent} → ${it.child}`).toSorted()).toEqual(expected.toSorted());
  // The families, and the administrator.
  await expect(db.$count(users)).resolves.toBe(families.length * 3 + 1);

  await close();
}, 240_000);
