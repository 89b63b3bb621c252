import { listMyMeetings } from '@lia/sdk/classroom/endpoints';
import type { MyMeeting, MyMeetings } from '@lia/sdk/classroom/schema';
import { closesAt, meetingStateAt, type MeetingState } from '@lia/sdk/classroom/states';
import type { SWRResponse } from 'swr';

import { useRead } from '../reads/useRead.ts';

/** How often it is asked whether a teacher has come, while a class waits for them. */
const WAITING_MS = 10_000;
/** How often it is looked for what was moved or cancelled. */
const QUIET_MS = 120_000;

const isWaiting = ({ now, data }: MyMeetings): boolean =>
  // Soon after it was read, one that begins by then waits as well.
  data.some((meeting) => meetingStateAt(meeting, Date.parse(now) + QUIET_MS) === 'waiting');

/** Classes that the member follows: their own, or those of their children. */
export const useMyClasses = (): SWRResponse<MyMeetings, unknown> =>
  useRead([listMyMeetings], (client) => client.call(listMyMeetings), {
    refreshInterval: (read) => (read !== undefined && isWaiting(read) ? WAITING_MS : QUIET_MS),
  });

/** Those of them that are not over, with where they stood when they were read. */
export function useComing(): { meeting: MyMeeting; state: MeetingState }[] {
  const { data } = useMyClasses();
  if (!data) return [];
  const now = Date.parse(data.now);
  return data.data
    .filter((meeting) => now < closesAt(meeting))
    .map((meeting) => ({ meeting, state: meetingStateAt(meeting, now) }));
}
