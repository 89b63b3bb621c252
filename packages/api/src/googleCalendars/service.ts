import type { Attempt, ProviderAnswer } from '@lia/sdk/federation/schema';
import type { GoogleCalendarList, GoogleConnectionAnswer } from '@lia/sdk/googleCalendars/schema';
import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { beginAttempt, takeAttempt } from '../federation/attempts.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import { enqueueAgain } from '../platform/jobs/enqueue.ts';
import type { Scope } from '../platform/scope.ts';
import { googleOf } from './google/configured.ts';
import { GoogleFailure, type GoogleProvider } from './google/provider.ts';
import { revokeJob, syncJob } from './jobs.ts';
import * as store from './store.ts';
import { googleCalendars, googleConnections } from './tables.ts';

/** What attempts to connect are called among those to sign in; no identity provider can be named so. */
const ATTEMPT = 'google calendars';

/** Days for which a token is kept that Google could not be asked to revoke. */
const REVOKE_DAYS = 2;

const failures = {
  revoked: [409, 'GOOGLE_REVOKED'],
  cancelled: [401, 'GOOGLE_CANCELLED'],
  refused: [401, 'GOOGLE_REFUSED'],
  tokenExpired: [503, 'GOOGLE_UNAVAILABLE'],
  noCalendar: [503, 'GOOGLE_UNAVAILABLE'],
  busy: [503, 'GOOGLE_UNAVAILABLE'],
  unavailable: [503, 'GOOGLE_UNAVAILABLE'],
} as const;

/** What Google answers to us, as an answer of ours. @throws {ApiFailure} */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    const [status, code] = failures[error.code];
    throw new ApiFailure(status, code);
  }
}

/** Whether calendars of Google are offered, and what a person connected. */
export async function readConnection({ config, db }: AppContext, scope: Scope<'own'>): Promise<GoogleConnectionAnswer> {
  const row = await store.connectionIn(db, scope);
  const offered = config.google !== null;
  if (!row || row.status === 'ending') return { offered, data: null };
  const calendars = (await store.calendarsOf(db, row.ownerId)).map(store.recordOf);
  const { status, account } = row;
  return { offered, data: { status, account, connected_at: row.connectedAt.toISOString(), calendars } };
}

/** Begins to connect an account. @throws {ApiFailure} 404, 409 */
export async function beginConnection(app: AppContext, scope: Scope<'own'>): Promise<Attempt> {
  const google = found(googleOf(app.config));
  const row = await store.connectionIn(app.db, scope);
  if (row?.status === 'connected') throw new ApiFailure(409, 'GOOGLE_CONNECTED');
  const attempt = await beginAttempt(app.db, ATTEMPT, scope.userId);
  return { data: { url: await google.consentAddress(attempt), secret: attempt.secret } };
}

/** Connects the account whose owner gave their consent, and shows its main calendar. @throws {ApiFailure} 401, 404, 409, 503 */
export async function finishConnection(app: AppContext, ownerId: number, answer: ProviderAnswer): Promise<void> {
  const google = found(googleOf(app.config));
  const query = new URLSearchParams(answer.query);
  const attempt = await takeAttempt(app.db, {
    state: query.get('state') ?? '',
    secret: answer.secret,
    userId: ownerId,
  });
  if (attempt?.provider !== ATTEMPT) throw new ApiFailure(401, 'FEDERATION_OVER');
  const { refreshToken, accessToken } = await asked(google.redeem(query, attempt));
  const list = await asked(google.calendars(accessToken));
  const account = list.find(({ isMain }) => isMain)?.id ?? null;
  await inTransaction(app.db, async (tx) => {
    if (!(await store.keepConnection(tx, app, { ownerId, refreshToken, account })))
      throw new ApiFailure(409, 'GOOGLE_CONNECTED');
    await store.keepCalendars(tx, ownerId, { list, chosen: ({ isMain }) => isMain });
    await enqueueAgain(tx, syncJob, { owner: ownerId }, String(ownerId));
  });
}

/** The list of calendars as Google has it now. @throws {ApiFailure} 404, 409 `GOOGLE_REVOKED`, 503 */
export async function readCalendars(app: AppContext, scope: Scope<'own'>): Promise<GoogleCalendarList> {
  const google = found(googleOf(app.config));
  const row = found(await store.connectionIn(app.db, scope));
  const list = await asked(listOf(app, google, row));
  await inTransaction(app.db, async (tx) => {
    if ((await store.lockConnection(tx, row.ownerId))?.status !== 'connected') throw notFound();
    await store.keepCalendars(tx, row.ownerId, { list, chosen: () => false });
  });
  return { data: (await store.calendarsOf(app.db, row.ownerId)).map(store.recordOf) };
}

async function listOf(app: AppContext, google: GoogleProvider, row: store.ConnectionRow) {
  const token = store.tokenOf(app, row);
  if (token === null) throw new GoogleFailure('revoked');
  try {
    return await google.calendars(await google.accessToken(token));
  } catch (error) {
    if (error instanceof GoogleFailure && error.code === 'revoked')
      await inTransaction(app.db, (tx) => store.markRevoked(tx, row.ownerId));
    throw error;
  }
}

/** Shows these calendars and no others, and reads their events. @throws {ApiFailure} 404, 409 */
export async function chooseCalendars(app: AppContext, ownerId: number, ids: readonly string[]): Promise<void> {
  found(app.config.google);
  await inTransaction(app.db, async (tx) => {
    const row = found(await store.lockConnection(tx, ownerId));
    if (row.status === 'revoked') throw new ApiFailure(409, 'GOOGLE_REVOKED');
    if (row.status === 'ending' || !(await store.choose(tx, ownerId, ids))) throw notFound();
    await enqueueAgain(tx, syncJob, { owner: ownerId }, String(ownerId));
  });
}

/** Deletes what came from Google, at once, and lets a job take the consent back. */
export async function endConnection(tx: Transaction, ownerId: number, canRevoke: boolean): Promise<void> {
  const row = await store.lockConnection(tx, ownerId);
  if (!row || row.status === 'ending') return;
  if (row.sealedToken === null || !canRevoke) {
    await tx.delete(googleConnections).where(eq(googleConnections.ownerId, ownerId));
    return;
  }
  await tx.delete(googleCalendars).where(eq(googleCalendars.ownerId, ownerId));
  await tx
    .update(googleConnections)
    .set({ status: 'ending', account: null, endedAt: new Date() })
    .where(eq(googleConnections.ownerId, ownerId));
  await enqueueAgain(tx, revokeJob, { owner: ownerId }, String(ownerId));
}

/** Ends the connections of accounts that are over, and deletes tokens that Google could not be asked to revoke. */
export async function sweepConnections(db: Database, canRevoke: boolean): Promise<void> {
  const over = await db
    .select({ ownerId: googleConnections.ownerId })
    .from(googleConnections)
    .innerJoin(users, and(eq(users.id, googleConnections.ownerId), isNotNull(users.deletedAt)))
    .where(ne(googleConnections.status, 'ending'))
    .limit(500);
  for (const { ownerId } of over)
    // oxlint-disable-next-line no-await-in-loop -- Each is a transaction of its own
    await inTransaction(db, (tx) => endConnection(tx, ownerId, canRevoke));
  const days = sql`now() - make_interval(days => ${REVOKE_DAYS})`;
  await db
    .delete(googleConnections)
    .where(and(inArray(googleConnections.status, ['ending']), lt(googleConnections.endedAt, days)));
}
