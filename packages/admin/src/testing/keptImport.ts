import type { ImportCard, ImportGuardian, ImportRecord, ImportRowRecord } from '@lia/sdk/imports/records';
import { FACETS_HEADER } from '@lia/sdk/http/list';

export const ID = '0a0a0a0a-0000-4000-8000-000000000001';

export const finished: ImportRecord = {
  id: ID,
  school_id: 1,
  school: 'Colegio Jacarandas',
  company_id: 1,
  company: 'Colegio Jacarandas',
  children_share_password: false,
  file: 'lista.xlsx',
  status: 'done',
  by: 'Santiago García',
  created_at: '2026-11-20T18:00:00.000Z',
  committed_at: '2026-11-20T18:05:00.000Z',
  finished_at: '2026-11-20T18:06:00.000Z',
  privacy_notice: { by: 'Santiago García', at: '2026-11-20T18:05:00.000Z', version: '2026-11-23' },
  undo_until: '2026-12-20T18:06:00.000Z',
  rows_erased_at: null,
  rows: 2,
  verdicts: { create: 1, update: 0, unchanged: 0, conflict: 0, skip: 0, error: 1 },
  outcomes: { created: 1, updated: 0, unchanged: 0, skipped: 0, failed: 1 },
  undone: { removed: 0, restored: 0, kept: 0 },
  same_file: null,
};

export const row: ImportRowRecord = {
  num: 2,
  tipo_usuario: 'ALUMNO',
  nombre: 'ANA',
  segundo_nombre: '',
  apellido_paterno: 'PEÑA',
  apellido_materno: '',
  email: '',
  username: '',
  seccion: 'PRIMARIA',
  grado: '3',
  nombre_padre_madre_o_tutor: '',
  mail_padre: '',
  matricula: 'A-0001',
  curp: '',
  grupo: '3° B',
  clave_grupo: 'X-1',
  verdict: 'create',
  errors: [{ field: 'clave_grupo', message: 'La clave es de otro grupo: este se quedó sin ella.' }],
  result: ' La clave es de otro grupo: este se quedó sin ella.',
  conflict: null,
  decision: null,
  outcome: 'created',
  person: { uuid: '2c2c2c2c-0000-4000-8000-000000000001', username: 'ana.pena', name: 'Ana Peña' },
  undo: null,
  kept: null,
};

export const failed: ImportRowRecord = {
  ...row,
  num: 3,
  nombre: 'LUZ',
  grado: '9',
  verdict: 'error',
  errors: [{ field: 'grado', message: ' grado invalido.' }],
  result: ' grado invalido.',
  outcome: 'failed',
  person: null,
};

/**
 * The jobs of the server of the tests run at once, and an import would be over before it is seen. So it is kept here, and
 * goes on when it is asked for; what the API does is tested there.
 */
export function keptImport(
  first: ImportRecord,
  rows: ImportRowRecord[],
  next: Partial<Record<string, ImportRecord>> = {},
) {
  let current = first;
  const asked: string[] = [];
  const sent: unknown[] = [];
  const students: ImportCard[] = [];
  const guardians: ImportGuardian[] = [];
  return {
    guardians,
    asked,
    sent,
    students,
    change: (record: ImportRecord) => {
      current = record;
    },
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const [, path = '', query = ''] = new RegExp(`/imports/${ID}/?([a-z]*)(.*)`).exec(url) ?? [];
      if (!url.includes(`/imports/${ID}`)) return fetch(url, init);
      if (path === 'rows') {
        const filter: Partial<ImportRowRecord> = JSON.parse(new URLSearchParams(query).get('filter') ?? '{}');
        const found = rows.filter(({ outcome }) => !filter.outcome || outcome === filter.outcome);
        const range = found.length === 0 ? 'items */0' : `items 0-${found.length - 1}/${found.length}`;
        const facets = JSON.stringify({ outcome: { created: 1, failed: 1 }, undo: { kept: 1 } });
        return Response.json(found, { headers: { 'Content-Range': range, [FACETS_HEADER]: facets } });
      }
      if (path === 'licences') return Response.json({ data: { needed: 3, total: 4, left: 2 } });
      if (path === 'guardians') {
        const waiting = guardians.filter(({ status }) => status === 'invited' || !query.includes('waiting'));
        const counts = { linked: 0, invited: 0, accepted: 0, declined: 0, expired: 0, self: 0, elsewhere: 0 };
        for (const { status } of guardians) counts[status] += 1;
        const headers = { 'Content-Range': `items 0-${waiting.length}/${waiting.length}` };
        return Response.json(waiting, { headers: { ...headers, [FACETS_HEADER]: JSON.stringify({ status: counts }) } });
      }
      if (path === 'cards') {
        const { card }: Partial<ImportCard> = JSON.parse(new URLSearchParams(query).get('filter') ?? '{}');
        const found = students.filter((student) => !card || student.card === card);
        const counts = { none: 0, made: 0, used: 0 };
        for (const student of students) counts[student.card] += 1;
        const [from = 0, to = 0]: number[] = JSON.parse(new URLSearchParams(query).get('range') ?? '[]');
        const part = found.slice(from, to + 1);
        const headers = { 'Content-Range': `items ${from}-${from + part.length - 1}/${found.length}` };
        return Response.json(part, { headers: { ...headers, [FACETS_HEADER]: JSON.stringify({ card: counts }) } });
      }
      if (init.method === 'POST') {
        asked.push(path);
        if (typeof init.body === 'string') sent.push(JSON.parse(init.body));
        current = next[path] ?? current;
      }
      return Response.json(current);
    },
  };
}
