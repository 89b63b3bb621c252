import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server on a port of its own, that knows `lia` and refuses `nobody@…`. */
export async function smtpServer() {
  const received: Buffer[] = [];
  let quotaUsed = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _, done) {
      if (username === 'lia' && password === 'clave') done(null, { user: username });
      else done(new Error('Who?'));
    },
    onMailFrom(_, __, done) {
      if (quotaUsed) done(Object.assign(new Error('5.4.5 Daily sending quota exceeded'), { responseCode: 550 }));
      else done();
    },
    onRcptTo({ address }, _, done) {
      if (address.startsWith('nobody@')) done(Object.assign(new Error('Unknown here'), { responseCode: 550 }));
      else done();
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  let open = true;
  const close = async (): Promise<void> => {
    if (!open) return;
    open = false;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(close);
  return { url: `smtp://lia:clave@127.0.0.1:${address.port}`, received, setQuotaUsed: () => (quotaUsed = true), close };
}
