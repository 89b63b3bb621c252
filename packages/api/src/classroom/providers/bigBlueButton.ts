import { createHash } from 'node:crypto';

import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { ApiFailure } from '../../platform/errors.ts';
import type { BigBlueButtonConfig } from '../../platform/config/meetingRooms.ts';
import { fetchText } from '../../platform/outbound.ts';
import type { MeetingProvider, Participant, Room } from './provider.ts';
import { readXmlAnswer } from './xmlAnswer.ts';

/** A class waits no longer than this for the server. */
const limits = { withinMs: 10_000, mostBytes: 100_000 };

type Parameters = Readonly<Record<string, string>>;

/**
 * Classes on a server of BigBlueButton, by its API: each call has the SHA-256 of its name, its query and the secret
 * (https://docs.bigbluebutton.org/development/api). What children could do out of the teacher's sight is locked.
 */
export function bigBlueButtonProvider({ url, secret }: BigBlueButtonConfig): MeetingProvider {
  const address = (call: string, parameters: Parameters): string => {
    const query = new URLSearchParams(parameters).toString();
    const checksum = createHash('sha256').update(`${call}${query}${secret}`).digest('hex');
    return `${url}/api/${call}?${query}&checksum=${checksum}`;
  };

  /** The answer of a call that succeeded. @throws {ApiFailure} 503 */
  async function ask(call: string, parameters: Parameters): Promise<ReadonlyMap<string, string>> {
    try {
      const { ok, text } = await fetchText(address(call, parameters), {}, limits);
      const answer = ok ? readXmlAnswer(text) : null;
      if (answer?.has('returncode')) return answer;
    } catch {
      // No answer, or one that makes no sense: a class cannot begin either way.
    }
    throw new ApiFailure(503, 'CLASSROOM_UNAVAILABLE');
  }

  const succeeded = (answer: ReadonlyMap<string, string>): boolean => answer.get('returncode') === 'SUCCESS';

  /** Makes the room; the same once more where it is there already. */
  async function create({ room, title, page, closesAt }: Room): Promise<void> {
    const minutes = Math.max(1, Math.ceil((closesAt.getTime() - Date.now()) / MINUTE_MS));
    const answer = await ask('create', {
      meetingID: room,
      name: title,
      duration: String(minutes),
      logoutURL: page,
      record: 'false',
      muteOnStart: 'true',
      allowModsToUnmuteUsers: 'false',
      lockSettingsDisablePrivateChat: 'true',
      meetingExpireWhenLastUserLeftInMinutes: '15',
    });
    // Of a room that was made with another length: it is there all the same.
    if (!succeeded(answer) && answer.get('messageKey') !== 'idNotUnique')
      throw new ApiFailure(503, 'CLASSROOM_UNAVAILABLE');
  }

  const isRunning = async (room: string): Promise<boolean> => {
    const answer = await ask('isMeetingRunning', { meetingID: room });
    return succeeded(answer) && answer.get('running') === 'true';
  };

  const join = (room: string, { uuid, name, role }: Participant): string =>
    address('join', {
      meetingID: room,
      fullName: name,
      userID: uuid,
      role: role === 'host' ? 'MODERATOR' : 'VIEWER',
      redirect: 'true',
    });

  return {
    async enter(room, person) {
      if (person.role === 'host') await create(room);
      else if (!(await isRunning(room.room))) throw new ApiFailure(409, 'CLASS_NOT_STARTED');
      return { address: join(room.room, person), room: null };
    },
    async end(room) {
      // One that is not there any more has ended.
      await ask('end', { meetingID: room });
    },
  };
}
