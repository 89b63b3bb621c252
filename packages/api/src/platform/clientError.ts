import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Answers what arrived as no request and ends its connection: 408 where it did not arrive in time, else 400. Browsers send again
 * what they sent on a connection that they had open before, when it is answered 408; any other answer they take for that of their
 * request, which was not read.
 */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  if (!socket.writable) return;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
