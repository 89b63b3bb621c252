import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

/** A call as the fake got it, with whether its checksum was right. */
export interface BigBlueButtonCall {
  name: string;
  query: URLSearchParams;
  isSigned: boolean;
}

export interface FakeBigBlueButton {
  url: string;
  secret: string;
  calls: BigBlueButtonCall[];
  /** Whether the next calls are answered with what is no XML of it. */
  isBroken: boolean;
  /** Whether an address that was handed out is signed with the secret. */
  isSigned(address: string): boolean;
  close(): Promise<void>;
}

const answer = (inner: string): string => `<response>${inner}</response>`;
const failure = (key: string): string =>
  answer(`<returncode>FAILED</returncode><messageKey>${key}</messageKey><message>It failed</message>`);

/** A BigBlueButton that answers as its API documents (https://docs.bigbluebutton.org/development/api), and remembers rooms. */
export async function startFakeBigBlueButton(): Promise<FakeBigBlueButton> {
  const secret = 'a-secret-of-the-server';
  const rooms = new Set<string>();
  const calls: BigBlueButtonCall[] = [];

  const isSigned = (url: URL): boolean => {
    const name = url.pathname.split('/').at(-1) ?? '';
    const [query, checksum] = url.search.slice(1).split('&checksum=');
    return createHash('sha256').update(`${name}${query}${secret}`).digest('hex') === checksum;
  };

  function answerTo({ name, query, isSigned: signed }: BigBlueButtonCall): string {
    if (!signed) return failure('checksumError');
    const id = query.get('meetingID') ?? '';
    switch (name) {
      case 'create': {
        const isNew = !rooms.has(id);
        rooms.add(id);
        const key = isNew ? '' : '<messageKey>duplicateWarning</messageKey>';
        return answer(
          `<returncode>SUCCESS</returncode><meetingID>${id}</meetingID><internalMeetingID>i-1</internalMeetingID>${key}` +
            '<message><![CDATA[Room <1>]]></message>',
        );
      }
      case 'isMeetingRunning':
        return answer(`<returncode>SUCCESS</returncode><running>${rooms.has(id)}</running>`);
      case 'end':
        return rooms.delete(id)
          ? answer('<returncode>SUCCESS</returncode><messageKey>sentEndMeetingRequest</messageKey>')
          : failure('notFound');
      default:
        return failure('unsupportedRequest');
    }
  }

  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://fake');
    const call = { name: url.pathname.split('/').at(-1) ?? '', query: url.searchParams, isSigned: isSigned(url) };
    calls.push(call);
    outgoing
      .writeHead(200, { 'Content-Type': 'text/xml' })
      .end(fake.isBroken ? '<!DOCTYPE x [<!ENTITY a "b">]><response>&a;</response>' : answerTo(call));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake got no port');
  const fake: FakeBigBlueButton = {
    url: `http://127.0.0.1:${address.port}/bigbluebutton`,
    secret,
    calls,
    isBroken: false,
    isSigned: (given) => isSigned(new URL(given)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
