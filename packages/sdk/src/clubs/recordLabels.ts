import type { Label } from '../messages/labels.ts';

/** What the columns of clubs and their posts are called. */
export const clubRecordLabels = {
  name: { es: 'Nombre', en: 'Name' },
  club_id: { es: 'Club', en: 'Club' },
  text: { es: 'Texto', en: 'Text' },
  joined_at: { es: 'Entrada', en: 'Joined' },
  left_at: { es: 'Salida', en: 'Left' },
  removed_at: { es: 'Quitado', en: 'Removed' },
  topic: { es: 'Tema', en: 'Topic' },
  about: { es: 'De qué trata', en: 'About' },
  moderator_id: { es: 'Quién modera', en: 'Moderator' },
  closed_at: { es: 'Cerrado', en: 'Closed' },
  author_id: { es: 'Quién lo escribió', en: 'Author' },
  hidden_at: { es: 'Oculto por un reporte', en: 'Hidden upon a report' },
  decided_by: { es: 'Quién lo revisó', en: 'Reviewed by' },
  decided_at: { es: 'Revisado', en: 'Reviewed' },
} as const satisfies Record<string, Label>;
