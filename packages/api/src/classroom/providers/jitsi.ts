import { SignJWT } from 'jose';

import type { JitsiConfig } from '../../platform/config/meetingRooms.ts';
import type { MeetingProvider, Participant, Room } from './provider.ts';

/** Classes in rooms of a Jitsi domain, which our own page shows. */
export const jitsiProvider = ({ domain, app }: JitsiConfig): MeetingProvider => ({
  async enter(room, person) {
    const token = app === null ? null : await sign(domain, app, room, person);
    return { address: null, room: { domain, name: room.room, token, display_name: person.name } };
  },
  async end() {
    // Those who are in it leave it by themselves: our page asks each minute whether they still may be there.
  },
});

/**
 * Lets one person into one room until the class closes (Jitsi's token authentication: `aud`, `iss`, `sub`, `room`, `context.user`).
 * Prosody's plugin of affiliations reads who moderates.
 */
const sign = (
  domain: string,
  { id, secret }: NonNullable<JitsiConfig['app']>,
  { room, closesAt }: Room,
  { uuid, name, role }: Participant,
): Promise<string> => {
  const moderates = role === 'host';
  return new SignJWT({
    room,
    context: { user: { id: uuid, name, moderator: moderates, affiliation: moderates ? 'owner' : 'member' } },
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience('jitsi')
    .setIssuer(id)
    .setSubject(domain)
    .setNotBefore('-10 seconds')
    .setExpirationTime(closesAt)
    .sign(new TextEncoder().encode(secret));
};
