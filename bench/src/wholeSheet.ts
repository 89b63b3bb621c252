import { request } from 'node:http';

import { splitRoute } from '@lia/sdk/http/endpoint';
import { importUsers } from '@lia/sdk/imports/endpoints';

const ROWS = 1_000_000;
/** Rows that are written before the socket is asked whether it takes more. */
const AT_ONCE = 1000;

interface Sheet {
  baseUrl: string;
  token: string;
  schoolId: number;
}

/** How the server answered (0: by closing the connection), and how many rows it had taken by then. */
interface Refusal {
  status: number;
  'rows sent': number;
}

/** Sends a million rows in one call, without a word of its length, until the server refuses it. */
export function refuseWholeSheet({ baseUrl, token, schoolId }: Sheet): Promise<Refusal> {
  const { method, path } = splitRoute(importUsers);
  return new Promise((resolve) => {
    let sent = 0;
    let status: number | null = null;
    const call = request(baseUrl + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    });
    const send = (): void => {
      if (status !== null) return;
      if (sent >= ROWS) {
        call.end(']}');
        return;
      }
      const rows = Array.from({ length: AT_ONCE }, (_, index) => rowOf(sent + index));
      const text = `${sent === 0 ? '' : ','}${rows.join(',')}`;
      sent += AT_ONCE;
      if (call.write(text)) setImmediate(send);
      else call.once('drain', send);
    };
    call.once('response', (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
      resolve({ status, 'rows sent': sent });
    });
    // The server closes the connection behind its answer, which gets lost where rows were on their way.
    call.on('error', () => {
      status ??= 0;
      resolve({ status, 'rows sent': sent });
    });
    call.write(`{"school_id":${schoolId},"password":"abc","data":[`);
    send();
  });
}

const rowOf = (n: number): string =>
  JSON.stringify({
    num: n + 2,
    tipo_usuario: 'ALUMNO',
    nombre: 'ANA',
    apellido_paterno: `NÚÑEZ ${n}`,
    matricula: `M-${n}`,
  });
