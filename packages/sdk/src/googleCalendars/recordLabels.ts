import { eventRecordLabels } from '../calendar/recordLabels.ts';
import type { Label } from '../messages/labels.ts';

/** What the columns of a connection to Google are called. */
export const googleRecordLabels = {
  google_connections: {
    owner_id: eventRecordLabels.owner_id,
    status: { es: 'Estado', en: 'Status' },
    account: { es: 'Cuenta de Google', en: 'Google account' },
    sealed_token: { es: 'Permiso de Google', en: 'Consent of Google' },
    connected_at: { es: 'Conectada', en: 'Connected' },
    ended_at: { es: 'Terminó', en: 'Ended' },
  },
} as const satisfies Record<string, Readonly<Record<string, Label>>>;

/** Which calendars of Google a person connected, in the archive of their data. */
export const googleArchivePart = {
  title: { es: 'Calendarios de Google que conectaste', en: 'Calendars of Google that you connected' },
  columns: {
    account: googleRecordLabels.google_connections.account,
    name: eventRecordLabels.kind,
    since: googleRecordLabels.google_connections.connected_at,
  },
} as const;
