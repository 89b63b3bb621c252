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

interface Reading {
  text: (name: string) => string | null;
  /** An address that may carry secrets; null where it is not set or cannot be used. */
  url: (name: string) => string | null;
  problems: string[];
  isPublic: boolean;
}

const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/;

/** Anyone may enter its rooms, and its terms forbid what is no trial. */
const PUBLIC_JITSI = 'meet.jit.si';

/** Reads `LIA_JITSI_*` and `LIA_BBB_*`. */
export function readMeetingRooms({ text, url, problems, isPublic }: Reading): MeetingRooms {
  return { jitsi: jitsi(), bigBlueButton: bigBlueButton() };

  function jitsi(): JitsiConfig | null {
    const domain = text('LIA_JITSI_DOMAIN')?.toLowerCase() ?? null;
    const [id, secret] = [text('LIA_JITSI_APP_ID'), text('LIA_JITSI_SECRET')];
    if ((id === null) !== (secret === null))
      problems.push('LIA_JITSI_APP_ID and LIA_JITSI_SECRET are set together or not at all');
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

  function bigBlueButton(): BigBlueButtonConfig | null {
    const [address, secret] = [url('LIA_BBB_URL'), text('LIA_BBB_SECRET')];
    if (address !== null && secret !== null) return { url: address, secret };
    if (text('LIA_BBB_URL') !== null || secret !== null)
      problems.push('LIA_BBB_URL and LIA_BBB_SECRET are set together or not at all');
    return null;
  }
}
