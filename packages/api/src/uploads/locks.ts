import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Lock, Locker, RequestRelease } from '@tus/server';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { uploads } from './tables.ts';

/** A lease whose holder died ends after so long. */
const LEASE_SECONDS = 20;
const EXTEND_MS = 2000;
const POLL_MS = 100;
/** How long a call waits for another one that writes to the same upload. */
const WAIT_MS = 15_000;

/** What tus answers where another call keeps the upload: the client asks again. */
const LOCKED = { status_code: 423, body: 'Another request writes to this upload\n' };

const leased = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/**
 * One writer for each upload, over all instances: a lease in its row. A phone that changes its network leaves a connection behind
 * that looks alive; a call that finds the upload leased has the holder asked to let go, by whatever instance serves it. `settled` is
 * awaited before a lease ends: what came in until then is stored.
 */
export class LeaseLocker implements Locker {
  readonly #db: Database;
  readonly #settled: (uploadId: string) => Promise<void>;

  constructor(db: Database, settled: (uploadId: string) => Promise<void>) {
    this.#db = db;
    this.#settled = settled;
  }

  newLock(uploadId: string): Lock {
    const db = this.#db;
    const settled = this.#settled;
    const leaseId = randomUUID();
    const mine = and(eq(uploads.id, uploadId), eq(uploads.leaseId, leaseId));
    let extending: NodeJS.Timeout | undefined;

    /** Whether it has the lease now; also where there is no upload, which the store reports. */
    async function take(): Promise<boolean> {
      const free = or(isNull(uploads.leaseId), lt(uploads.leasedUntil, sql`now()`));
      const taken = await db
        .update(uploads)
        .set({ leaseId, leasedUntil: leased, leaseWanted: false })
        .where(and(eq(uploads.id, uploadId), free))
        .returning({ id: uploads.id });
      if (taken.length > 0) return true;
      const wanted = await db
        .update(uploads)
        .set({ leaseWanted: true })
        .where(eq(uploads.id, uploadId))
        .returning({ id: uploads.id });
      return wanted.length === 0;
    }

    async function extend(release: RequestRelease): Promise<void> {
      const [row] = await db
        .update(uploads)
        .set({ leasedUntil: leased })
        .where(mine)
        .returning({ wanted: uploads.leaseWanted });
      if (row === undefined || row.wanted) await release();
    }

    return {
      async lock(signal, release) {
        const until = Date.now() + WAIT_MS;
        while (!(await take())) {
          if (signal.aborted || Date.now() > until) throw LOCKED;
          await pause(POLL_MS);
        }
        // A failed extension is tried again; where all of them fail, the lease ends.
        extending = setInterval(() => void extend(release).catch(() => {}), EXTEND_MS);
        extending.unref();
      },
      async unlock() {
        clearInterval(extending);
        await settled(uploadId);
        await db.update(uploads).set({ leaseId: null, leasedUntil: null, leaseWanted: false }).where(mine);
      },
    };
  }
}
