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
  details: { es: 'Detalles de la solicitud', en: 'Details of the request' },
  received_on: { es: 'Recibida', en: 'Received' },
  due_on: { es: 'Fecha límite', en: 'Due' },
  extension: { es: 'Motivo de la ampliación', en: 'Reason for the extension' },
  note: { es: 'Respuesta o motivo', en: 'Answer or reason' },
  decided_at: { es: 'Cerrada', en: 'Closed' },
} satisfies Labels<DataRequestRecord>;

export const dataRequestKindLabels: Readonly<Record<DataRequestKind, Label>> = {
  access: { es: 'Acceso a mis datos', en: 'Access to my data' },
  rectification: { es: 'Corregir mis datos', en: 'Correction of my data' },
  cancellation: { es: 'Eliminar mis datos', en: 'Deletion of my data' },
  opposition: { es: 'Oponerme a un uso de mis datos', en: 'Opposition to a use of my data' },
};
