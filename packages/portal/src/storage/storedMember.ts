import type { SessionUser } from '@lia/sdk/accounts/schema';
import { forgetSeen, keepSeen, lastSeen } from '@lia/sdk/session/lastSeen';
import { currentEndsAt } from '@lia/sdk/session/view';

const WHAT = 'member';

/** A session by its end: the token of another one does not open what was kept. */
const currentSession = (): string => `session-${currentEndsAt()}`;

/** The portal alone writes it, so this only distinguishes it from what an earlier version kept. */
const isMember = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && ['uuid', 'role', 'data'].every((field) => field in value);

/** Keeps who is signed in, to go on without a connection after the page was closed; nothing of a view. */
export function storeMember(user: SessionUser): void {
  if (user.viewed) return;
  forgetSeen(user.uuid);
  keepSeen(currentSession(), WHAT, JSON.stringify(user));
}

/** Who is signed in, as this browser kept it of the session that it has; null where it kept nothing. */
export function storedMember(): SessionUser | null {
  const seen = lastSeen(currentSession(), WHAT);
  const member: unknown = JSON.parse(seen?.text ?? 'null');
  return isMember(member) ? member : null;
}
