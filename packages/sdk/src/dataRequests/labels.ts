import type { Label, Labels } from '../messages/labels.ts';
import { contactLabels } from '../people/labels.ts';
import type { DataRequestRecord } from './records.ts';
import type { DataRequestKind } from './rules.ts';

export const dataRequestLabels = {
  id: { es: 'Folio', en: 'Reference' },
  created_at: { es: 'Registrada', en: 'Entered' },
  kind: { es: 'Qué se pide', en: 'What is asked for' },
  status: { es: 'Estado', en: 'Status' },
  name: contactLabels.name,
  email: contactLabels.email,
  user: { es: 'Cuenta', en: 'Account' },
  user_active: { es: 'Su cuenta abre «Mis datos»', en: 'Their account opens “My data”' },
  answered_by: { es: 'Dónde lee la respuesta', en: 'Where the answer is read' },
  child: { es: 'De quién son los datos', en: 'Whose data' },
  answers_for_child: { es: 'Todavía responde por el estudiante', en: 'Still answers for the student' },
  child_user: { es: 'Cuenta del estudiante', en: 'Account of the student' },
  details: { es: 'Detalles de la solicitud', en: 'Details of the request' },
  received_on: { es: 'Recibida', en: 'Received' },
  due_on: { es: 'Fecha límite', en: 'Due' },
  extension: { es: 'Motivo de la ampliación', en: 'Reason for the extension' },
  note: { es: 'Respuesta o motivo', en: 'Answer or reason' },
  archive: { es: 'Archivo con los datos', en: 'Archive of the data' },
  decided_at: { es: 'Cerrada', en: 'Closed' },
} satisfies Labels<DataRequestRecord>;

export const dataRequestKindLabels: Readonly<Record<DataRequestKind, Label>> = {
  access: { es: 'Saber qué datos guardan', en: 'Know which data you keep' },
  rectification: { es: 'Corregir datos', en: 'Have data corrected' },
  cancellation: { es: 'Eliminar datos', en: 'Have data deleted' },
  opposition: { es: 'Oponerme a un uso de los datos', en: 'Oppose a use of data' },
};

/** What the columns of an archive of someone’s data are called. */
export const dataArchiveLabels = {
  request_id: { es: 'Solicitud de datos', en: 'Data request' },
  requested_by: { es: 'Quién lo pidió', en: 'Asked for by' },
  ready_at: { es: 'Listo', en: 'Ready' },
  expires_at: { es: 'Vence', en: 'Expires' },
  downloaded_at: { es: 'Última descarga', en: 'Last download' },
} as const satisfies Record<string, Label>;
