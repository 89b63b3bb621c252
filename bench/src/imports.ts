import { login, verifySession } from '@lia/sdk/accounts/endpoints';
import { type Client, createClient } from '@lia/sdk/http/client';
import { commitImport, createImport, getImport, listImportSchools, sendImportRows } from '@lia/sdk/imports/endpoints';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { FIRST_IMPORT_ROW, IMPORT_CHUNK_ROWS, sections } from '@lia/sdk/imports/rules';
import type { ImportRow } from '@lia/sdk/imports/schema';
import { listJobs } from '@lia/sdk/jobs/endpoints';
import type { JobRecord } from '@lia/sdk/jobs/records';
import { listUsers } from '@lia/sdk/users/endpoints';

import { measureUse, type ProcessUse } from './processUse.ts';
import { ADMIN, type Product } from './product.ts';
import { refuseWholeSheet } from './wholeSheet.ts';

/** A step of an import, what the server used for it, and what other calls took meanwhile. */
export interface ImportResult extends ProcessUse {
  step: string;
  seconds: number;
  outcome: string;
  p99: number;
  others: number;
}

const ROWS = 10_000;
const FIRST = ['ANA', 'JOSÉ', 'LUCÍA', 'ÍÑIGO', 'RAMÓN', 'SOFÍA', 'ANDRÉS', 'XÓCHITL', 'MA. ELENA', 'LUIS'];
const LAST = ['GARCÍA', 'NÚÑEZ', 'HERNÁNDEZ', 'PÉREZ', 'ZÚÑIGA', 'LÓPEZ', 'MUÑOZ', 'ÁVILA', 'ORTIZ', 'PEÑA', 'DÍAZ'];

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** A school of 10,000 students: one in three has an e-mail address. */
const rows = Array.from({ length: ROWS }, (_, n): ImportRow => ({
  num: FIRST_IMPORT_ROW + n,
  tipo_usuario: 'ALUMNO',
  nombre: at(FIRST, n),
  apellido_paterno: at(LAST, n),
  apellido_materno: `${at(LAST, Math.floor(n / 110))} ${at(LAST, Math.floor(n / 1210))}`,
  email: n % 3 === 0 ? `alumno${n}@escuela.example` : '',
  seccion: at(sections, n),
  grado: String(1 + (n % 3)),
  matricula: `2026-${n}`,
}));

/** The same without a cell that is right. */
const wrongRows = rows.map(({ num, ...cells }): ImportRow => ({
  ...Object.fromEntries(Object.keys(cells).map((column) => [column, '¡…!\u{7F}'])),
  num,
}));

/** Files of 10,000 students, judged and committed, while other people look at pages; and one of a million rows. */
export async function timeImports({ origin, pid }: Product): Promise<ImportResult[]> {
  const baseUrl = `${origin}/api/api`;
  const { access_token } = await createClient({ baseUrl }).call(login, { body: ADMIN });
  const client = createClient({ baseUrl, token: () => access_token });
  const [school] = await client.call(listImportSchools);
  if (!school) throw new Error('There is no school to import into');
  await untilIdle(client);
  const results: ImportResult[] = [];

  async function step<T>(name: string, work: () => Promise<T>, outcomeOf: (result: T) => object): Promise<T> {
    const probe = probeOthers(client);
    const use = await measureUse(pid);
    const start = performance.now();
    const result = await work();
    const seconds = (performance.now() - start) / 1000;
    const used = await use();
    const times = (await probe()).toSorted((a, b) => a - b);
    const outcome = Object.entries(outcomeOf(result)).filter(([, count]) => count !== 0);
    results.push({
      ...used,
      step: name,
      seconds,
      outcome: outcome.map(([of, count]) => `${count} ${of}`).join(', '),
      p99: times[Math.floor(times.length * 0.99)] ?? 0,
      others: times.length,
    });
    return result;
  }

  const verdicts = (record: ImportRecord) => record.verdicts;
  const draft = await step('dry run', () => send(client, school.id, rows), verdicts);
  await step(
    'commit',
    () => commitAll(client, draft.id),
    (record) => record.outcomes,
  );
  await step('dry run, same file', () => send(client, school.id, rows), verdicts);
  await step('dry run, errors alone', () => send(client, school.id, wrongRows), verdicts);
  await step(
    'a million rows',
    () => refuseWholeSheet({ baseUrl, token: access_token, schoolId: school.id }),
    (refusal) => refusal,
  );
  return results;
}

/** Waits until the e-mails of the demo data are sent, which keep the server busy for some seconds. */
export async function untilIdle(client: Client): Promise<void> {
  const query = { filter: JSON.stringify({ status: 'waiting', kind: 'send email' }) };
  const isDue = ({ due_at }: JobRecord): boolean => Date.parse(due_at) <= Date.now();
  while ((await client.call(listJobs, { query })).some(isDue)) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Begins an import and sends its rows in chunks, as the page does. */
async function send(client: Client, schoolId: number, all: readonly ImportRow[]): Promise<ImportRecord> {
  const file = { name: 'alumnos.xlsx', fingerprint: 'a'.repeat(64) };
  let record = await client.call(createImport, { body: { school_id: schoolId, file } });
  for (let from = 0; from < all.length; from += IMPORT_CHUNK_ROWS) {
    const data = all.slice(from, from + IMPORT_CHUNK_ROWS);
    record = (await client.call(sendImportRows, { params: { id: record.id }, body: { data } })).import;
  }
  return record;
}

async function commitAll(client: Client, id: string): Promise<ImportRecord> {
  let record = await client.call(commitImport, { params: { id }, body: { password: 'abc', privacy_notice: true } });
  while (record.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    record = await client.call(getImport, { params: { id } });
  }
  return record;
}

/** Asks for pages as several people do, time and again. Returns what ends that, and answers how long each answer took. */
function probeOthers(client: Client): () => Promise<number[]> {
  const times: number[] = [];
  const end = new AbortController();
  const others: readonly (() => Promise<unknown>)[] = [
    () => client.call(listImportSchools),
    () => client.call(verifySession),
    () => client.call(listUsers, { query: { range: '[0,9]' } }),
    () => client.call(listJobs, { query: { range: '[0,9]' } }),
  ];
  const asking = others.map(async (ask) => {
    while (!end.signal.aborted) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return async () => {
    end.abort();
    await Promise.all(asking);
    return times;
  };
}
