import type { OwnDataRequest } from '@lia/sdk/dataRequests/records';

/** A request about data, as who made it reads it. */
export const sampleDataRequest = (change: Partial<OwnDataRequest>): OwnDataRequest => ({
  id: 'one',
  kind: 'access',
  status: 'received',
  details: 'Quiero saber qué datos guardan',
  child: null,
  answers_for_child: null,
  received_on: '2026-11-20',
  due_on: '2026-12-18',
  extension: null,
  note: null,
  decided_at: null,
  archive: null,
  ...change,
});
