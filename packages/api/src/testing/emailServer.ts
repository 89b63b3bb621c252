import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An SMTP server that takes every email, and shows what it took. */
export interface EmailServer {
  url: string;
  received: Email[];
}

/** Starts one on a port of its own; it ends with the test. */
export async function startEmailServer(): Promise<EmailServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const parsed = PostalMime.parse(Buffer.concat(chunks)).then((email) => received.push(email));
        void parsed.finally(done);
      });
    },
  });
  // A client that is killed breaks its connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}
