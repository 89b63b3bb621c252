import { createHash, randomBytes } from 'node:crypto';

import { login } from '@lia/sdk/accounts/endpoints';
import { createActivity } from '@lia/sdk/activities/endpoints';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { deliverHomework, listGroupWork } from '@lia/sdk/deliveries/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { type Client, createClient } from '@lia/sdk/http/client';
import { unzipSync } from 'fflate';

import { untilIdle } from './imports.ts';
import { measureUse, type ProcessUse } from './processUse.ts';
import { ADMIN, type Product } from './product.ts';

/** An archive, and what the server used while it was downloaded. */
export interface ArchiveResult extends ProcessUse {
  deliveries: number;
  megabytes: number;
  seconds: number;
}

const DELIVERIES = 200;
const MEGABYTE = 1_000_000;
/** The beginning of a JPEG, up to its pixels, and its end. */
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda000c03010002110311003f00', 'hex');
const END = Buffer.from('ffd9', 'hex');

/** 200 deliveries of a megabyte, downloaded as one archive. @throws {Error} where a file of it is not what was delivered */
export async function timeArchives({ origin, pid }: Product): Promise<ArchiveResult> {
  const baseUrl = `${origin}/api/api`;
  const signIn = async (username: string): Promise<Client> => {
    const body = { username, password: ADMIN.password };
    const { access_token } = await createClient({ baseUrl }).call(login, { body });
    return createClient({ baseUrl, token: () => access_token });
  };
  const [admin, teacher, student] = [await signIn('admin'), await signIn('maestro'), await signIn('alumno')];
  const delivered = new Set<string>();
  const group = await groupOfBoth(teacher, student);
  const before = new Set((await student.call(listHomework, { query: {} })).map(({ id }) => id));
  for (let n = 0; n < DELIVERIES; n += 1) await addActivity(teacher, group, n);
  const added = (await student.call(listHomework, { query: {} })).filter(({ id }) => !before.has(id));
  for (const { id } of added) {
    // A marker among the pixels would end them.
    const pixels = randomBytes(MEGABYTE - JPEG.length - END.length).map((byte) => byte & 0x7f);
    const bytes = Buffer.concat([JPEG, pixels, END]);
    delivered.add(hashOf(bytes));
    const files = { files: [new File([bytes], 'foto.jpg')] };
    await student.call(deliverHomework, { params: { id }, query: { _method: 'PUT' }, body: { ownWork: true }, files });
  }
  await untilIdle(admin);

  const use = await measureUse(pid);
  const start = performance.now();
  const { address } = await teacher.call(listGroupWork, { query: { group_id: group } });
  const archive = new Uint8Array(await (await fetch(origin + address)).arrayBuffer());
  const seconds = (performance.now() - start) / 1000;
  const used = await use();
  const found = new Set(Object.values(unzipSync(archive)).map(hashOf));
  const isWhole = delivered.size === DELIVERIES && [...delivered].every((hash) => found.has(hash));
  if (!isWhole) throw new Error('The archive is not what was delivered');
  return { ...used, seconds, deliveries: DELIVERIES, megabytes: archive.length / MEGABYTE };
}

/** A group that the teacher of the demo data teaches, and its student studies in. */
async function groupOfBoth(teacher: Client, student: Client): Promise<string> {
  const studied = new Set((await student.call(listHomework, { query: {} })).map(({ group }) => group.id));
  const group = (await teacher.call(listGroups, { query: {} })).find(({ id }) => studied.has(id));
  if (!group) throw new Error('The teacher has no group of the student');
  return group.id;
}

async function addActivity(teacher: Client, group: string, n: number): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const body = {
    group_id: group,
    name: `Entrega ${n}`,
    publish_date: at(-1),
    finish_date: at(1),
    is_active: 1,
  } as const;
  await teacher.call(createActivity, { body, files: { 'files[]': [] } });
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
