/** A call of ours to another company's server. */
export type OutboundCall = Pick<RequestInit, 'method' | 'headers' | 'body'>;

/** No whole answer came. It quotes neither the address nor a text, since either may hold a secret or people. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** `TIMEOUT`, `OVERSIZED`, or the code that the network failed with. */
  readonly code: string;

  constructor(code: string) {
    super('Another server gave no answer');
    this.code = code;
  }
}

/**
 * Calls another company's server and reads its answer, which has to be whole within `withinMs`, and to have `mostBytes` at
 * most: what is more is not read. @throws {NoAnswer}
 */
export async function fetchText(
  url: string | URL,
  call: OutboundCall,
  { withinMs, mostBytes }: { withinMs: number; mostBytes: number },
): Promise<{ status: number; ok: boolean; text: string }> {
  const { status, ok, body } = await open(url, call, withinMs);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    // What ends the loop early closes the connection.
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new NoAnswer('OVERSIZED');
      chunks.push(chunk);
    }
  } catch (error) {
    throw noAnswer(error);
  }
  return { status, ok, text: Buffer.concat(chunks).toString('utf8') };
}

/** Calls another company's server for its status alone; the rest of the answer is not read. @throws {NoAnswer} */
export async function fetchStatus(
  url: string | URL,
  call: OutboundCall,
  { withinMs }: { withinMs: number },
): Promise<number> {
  const { status, body } = await open(url, call, withinMs);
  // Its failure changes nothing about the status.
  await body?.cancel().catch(() => {});
  return status;
}

/** The only fetch of the API. What has a library of its own (Stripe, OpenID Connect, S3) is called by that. */
async function open(url: string | URL, { method, headers, body }: OutboundCall, withinMs: number): Promise<Response> {
  try {
    return await fetch(url, {
      ...(method !== undefined && { method }),
      ...(headers !== undefined && { headers }),
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(withinMs),
      // A server that leads elsewhere could lead into our own network, and take our keys along: its status is the answer.
      redirect: 'manual',
    });
  } catch (error) {
    throw noAnswer(error);
  }
}

function noAnswer(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error;
  if (!(error instanceof Error)) return new NoAnswer('UNREACHABLE');
  if (error.name === 'TimeoutError') return new NoAnswer('TIMEOUT');
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'UNREACHABLE';
  return new NoAnswer(code);
}
