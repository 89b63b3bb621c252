import { or, type SQL, sql } from 'drizzle-orm';

import type { Session } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import type { ApiModule } from '../platform/module.ts';

/**
 * Rows that have media, and what they let a session do with it: each answers a condition on `media`, or undefined where the session's
 * roles have nothing to do with such rows. A domain with media adds a column that references `media`, makes it with `addMedia`, deletes
 * it with `removeMedia`, and contributes this (`ApiModule.media`). What its students watched is in `media_progress` (`progress.ts`).
 */
export interface MediaOwner {
  /** Who plays it. */
  plays: (session: Session) => SQL | undefined;
  /** Who changes its captions and chapters. */
  manages: (session: Session) => SQL | undefined;
  /** Whose progress is kept: those who study in the group or the course, and no one else. */
  tracks: (session: Session) => SQL | undefined;
  /** Called once a person whose progress is kept has watched it whole, and with each report since. */
  watched?: (tx: Transaction, watcher: { mediaId: string; userId: number }) => Promise<void>;
}

declare module '../platform/module.ts' {
  interface ApiModule {
    /** Its rows that have media. */
    media?: MediaOwner;
  }
}

type What = Exclude<keyof MediaOwner, 'watched'>;

/** What some owner lets a session do, as a condition on `media`. */
export function allowed(modules: readonly ApiModule[], what: What, session: Session): SQL {
  const conditions = modules.flatMap(({ media }) => media?.[what](session) ?? []);
  return conditions.length === 0 ? sql`false` : (or(...conditions) ?? sql`false`);
}
