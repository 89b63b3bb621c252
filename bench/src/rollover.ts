import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openEmbedded } from '@lia/api/src/platform/embedded.ts';
import { CLASSROOMS, fillClassrooms } from '@lia/api/src/testing/classrooms.ts';
import { login } from '@lia/sdk/accounts/endpoints';
import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { createClient } from '@lia/sdk/http/client';
import { createSchoolYear, previewRollover, rollOver, undoRollover } from '@lia/sdk/schoolYears/endpoints';

import { measureUse } from './processUse.ts';
import { ADMIN, type Product, startProduct, WITHOUT_DEMO_DATA } from './product.ts';

/** A step of the change into a school year, and how many students it concerned. */
export interface RolloverStep {
  step: 'preview' | 'commit' | 'undo';
  seconds: number;
  /** CPU time of the server, which other work on the machine does not lengthen. */
  cpu: number;
  students: number;
}

/** Takes a school into its next year and back, on an embedded database. @throws {Error} where students are left behind */
export async function timeRollover(): Promise<RolloverStep[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-bench-rollover-'));
  const env = { ...WITHOUT_DEMO_DATA, LIA_DATA_DIR: folder };
  try {
    await (await startProduct(undefined, env)).stop();
    const { db, close } = await openEmbedded(join(folder, 'database'));
    try {
      await fillClassrooms(db);
    } finally {
      await close();
    }
    const product = await startProduct(undefined, env);
    try {
      return await timeSteps(product);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeSteps({ origin, pid }: Product): Promise<RolloverStep[]> {
  const baseUrl = `${origin}/api/api`;
  const body = { username: CLASSROOMS.schoolAdmin, password: ADMIN.password };
  const { access_token } = await createClient({ baseUrl }).call(login, { body });
  const client = createClient({ baseUrl, token: () => access_token });
  const today = dayOf(new Date().toISOString());
  const { data: year } = await client.call(createSchoolYear, {
    params: { id: CLASSROOMS.school },
    body: { starts_on: addDays(today, 150), ends_on: addDays(today, 450), periods: [] },
  });
  const params = { id: CLASSROOMS.school, year: year.id };
  const steps: RolloverStep[] = [];

  async function step<T>(name: RolloverStep['step'], work: () => Promise<T>, countOf: (done: T) => number): Promise<T> {
    const use = await measureUse(pid);
    const start = performance.now();
    const done = await work();
    const seconds = (performance.now() - start) / 1000;
    const students = countOf(done);
    steps.push({ step: name, seconds, cpu: (await use()).cpu, students });
    if (students !== CLASSROOMS.students) throw new Error(`${name}: ${students} of ${CLASSROOMS.students} students`);
    return done;
  }

  const { groups } = await step(
    'preview',
    () => client.call(previewRollover, { params }),
    (preview) => preview.groups.reduce((sum, group) => sum + group.students, 0),
  );
  const chosen = groups.map(({ id }) => ({ id, name: null }));
  await step(
    'commit',
    () =>
      client.call(rollOver, {
        params,
        body: { groups: chosen, students: [], teachers: 'students', accept_open_periods: true },
      }),
    ({ data }) => data.promoted,
  );
  await step(
    'undo',
    () => client.call(undoRollover, { params }),
    ({ restored }) => restored,
  );
  return steps;
}
