import type { Variables } from './variables.ts';

/** A domain on which Jitsi runs, with what signs who may enter its rooms; null where it asks for nothing. */
export interface JitsiConfig {
  domain: string;
  app: { id: string; secret: string } | null;
}

/** A server of BigBlueButton: where its API is, without a trailing slash, and the secret of its checksums. */
export interface BigBlueButtonConfig {
  url: string;
  secret: string;
}

/** Where the rooms of classes are; classes are held by a link of any provider as well. */
export interface MeetingRooms {
  jitsi: JitsiConfig | null;
  bigBlueButton: BigBlueButtonConfig | null;
}

const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/;

/** Anyone may enter its rooms, and its terms forbid what is no trial. */
const PUBLIC_JITSI = 'meet.jit.si';

/** Reads `LIA_JITSI_*` and `LIA_BBB_*`. */
export const readMeetingRooms = (variables: Variables, isPublic: boolean): MeetingRooms => ({
  jitsi: readJitsi(variables, isPublic),
  bigBlueButton: readBigBlueButton(variables),
});

function readJitsi({ text, requireTogether, problems }: Variables, isPublic: boolean): JitsiConfig | null {
  const domain = text('LIA_JITSI_DOMAIN')?.toLowerCase() ?? null;
  const [id, secret] = [text('LIA_JITSI_APP_ID'), text('LIA_JITSI_SECRET')];
  requireTogether('LIA_JITSI_APP_ID', 'LIA_JITSI_SECRET');
  if (domain === null) {
    if (id !== null) problems.push('LIA_JITSI_DOMAIN is needed with LIA_JITSI_APP_ID');
    return null;
  }
  // It stands in the content security policy.
  if (!DOMAIN.test(domain)) problems.push('LIA_JITSI_DOMAIN must be a host such as meet.school.mx');
  if (isPublic && domain === PUBLIC_JITSI)
    problems.push(
      `LIA_JITSI_DOMAIN must not be ${PUBLIC_JITSI}, whose rooms anyone may enter: run a Jitsi of your own`,
    );
  return { domain, app: id !== null && secret !== null ? { id, secret } : null };
}

function readBigBlueButton({ text, secureUrl, requireTogether }: Variables): BigBlueButtonConfig | null {
  const [address, secret] = [secureUrl('LIA_BBB_URL'), text('LIA_BBB_SECRET')];
  requireTogether('LIA_BBB_URL', 'LIA_BBB_SECRET');
  return address !== null && secret !== null ? { url: address, secret } : null;
}
