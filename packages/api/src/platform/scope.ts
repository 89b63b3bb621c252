import { type MemberPermission, type Reach, type ReachOf, reachesOf } from '@lia/sdk/accounts/permissions';
import { or, sql, type SQL } from 'drizzle-orm';

import type { Session } from './appContext.ts';
import { ApiFailure } from './errors.ts';

/** How rows are found for every reach that is narrower than everything, by the id of the user who asks. */
type Conditions<R extends Reach> = { readonly [K in Exclude<R, 'everything'>]: (userId: number) => SQL };

const isNarrow = <R extends Reach>(reach: R): reach is Exclude<R, 'everything'> => reach !== 'everything';

/**
 * Which rows a call may read and change. Made from its session and its route's permission alone, and handed to the handler.
 * What a store reads for a route out of the rows of a school, group, family or person takes a scope, so that a route that
 * forgets it does not compile. `R` names each reach that the permission gives to some role group: a table that cannot be
 * narrowed to one of them does not compile either.
 */
export class Scope<out R extends Reach> {
  /** The user who asks: whose the rows are that the call adds. */
  readonly userId: number;
  readonly #reaches: ReadonlySet<R>;

  private constructor(userId: number, reaches: ReadonlySet<R>) {
    this.userId = userId;
    this.#reaches = reaches;
  }

  /** The rows that a permission reaches in a session. @throws {ApiFailure} 403 where the session does not have it. */
  static of<P extends MemberPermission>(session: Session, permission: P): Scope<ReachOf<P>> {
    const reaches = reachesOf(session, permission);
    if (reaches.size === 0) throw new ApiFailure(403, 'FORBIDDEN');
    return new Scope(session.userId, reaches);
  }

  /** Whether no row is outside of it. */
  get reachesEverything(): boolean {
    return [...this.#reaches].some((reach) => !isNarrow(reach));
  }

  /** The rows of a table, as a condition. Several roles reach what any of them does. */
  where(conditions: Conditions<R>): SQL {
    if (this.reachesEverything) return sql`true`;
    const narrow = [...this.#reaches].filter(isNarrow);
    return or(...narrow.map((reach) => conditions[reach](this.userId))) ?? sql`false`;
  }
}
