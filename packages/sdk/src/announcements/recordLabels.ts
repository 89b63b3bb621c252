import type { Label } from '../messages/labels.ts';

/** What the columns of an announcement are called. */
export const announcementRecordLabels = {
  audience: { es: 'Para quién es', en: 'Audience' },
  levels: { es: 'Niveles', en: 'Levels' },
  students: { es: 'También para alumnos', en: 'For students as well' },
  title: { es: 'Título', en: 'Title' },
  text: { es: 'Texto', en: 'Text' },
  url_path: { es: 'Enlaces', en: 'Links' },
  acknowledge: { es: 'Pide confirmar', en: 'Asks for confirmation' },
  publish_at: { es: 'Se publica', en: 'Published' },
  pinned_until: { es: 'Fijado hasta', en: 'Pinned until' },
  created_by: { es: 'Quién lo escribió', en: 'Written by' },
  edited_at: { es: 'Editado', en: 'Edited' },
  hidden_at: { es: 'Oculto desde', en: 'Hidden since' },
  reminded_at: { es: 'Último recordatorio', en: 'Last reminder' },
} as const satisfies Record<string, Label>;
