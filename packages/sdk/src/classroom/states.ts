import { MINUTE_MS } from '../calendar/durations.ts';
import { GRACE_MINUTES, isHosted, JOIN_MINUTES, type MeetingProviderName } from './rules.ts';

/**
 * Where a class stands at an instant. `early`: it cannot be joined yet; `waiting`: it could, but its teacher has not opened the room;
 * `open`: it can be joined.
 */
export const meetingStates = ['early', 'waiting', 'open', 'over', 'cancelled'] as const;
export type MeetingState = (typeof meetingStates)[number];

/** What decides where a class stands; instants are ISO texts. `started`: whether its teacher has come. */
export interface MeetingTimes {
  starts_at: string;
  ends_at: string;
  /** When its teacher ended it; null while they have not. */
  ended_at: string | null;
  cancelled: boolean;
  provider: MeetingProviderName;
  started: boolean;
}

/** The instant, in milliseconds, from which a class may be joined. */
export const opensAt = ({ starts_at }: Pick<MeetingTimes, 'starts_at'>): number =>
  Date.parse(starts_at) - JOIN_MINUTES * MINUTE_MS;

/** The instant, in milliseconds, from which it may not be joined any more. */
export const closesAt = ({ ends_at, ended_at }: Pick<MeetingTimes, 'ends_at' | 'ended_at'>): number =>
  ended_at === null ? Date.parse(ends_at) + GRACE_MINUTES * MINUTE_MS : Date.parse(ended_at);

/** Where a class stands for those who do not lead it, at an instant in milliseconds of the server's clock. */
export function meetingStateAt(meeting: MeetingTimes, now: number): MeetingState {
  if (meeting.cancelled) return 'cancelled';
  if (now >= closesAt(meeting)) return 'over';
  if (now < opensAt(meeting)) return 'early';
  return isHosted(meeting.provider) && !meeting.started ? 'waiting' : 'open';
}

/** The same for who leads it, who does not wait for themselves. */
export const hostStateAt = (meeting: MeetingTimes, now: number): MeetingState =>
  meetingStateAt({ ...meeting, started: true }, now);
