import { listAudit } from '@lia/sdk/audit/endpoints';
import type { AuditEntry } from '@lia/sdk/audit/records';

import type { Member } from './api.ts';

/** Entries of the audit as someone sees them, newest first. */
export const entriesFor = ({ client }: Pick<Member, 'client'>, filter: object = {}): Promise<AuditEntry[]> =>
  client.call(listAudit, { query: { filter: JSON.stringify(filter) } });

/** What a call that changes a school has to give. */
export const schoolUpdate = { description: '', type: 'Escuela', is_active: true } as const;
