import type { Catalogue } from '../../i18n/i18n.ts';

/** Whom one may write to, in Spanish. */
export const es = {
  'conversations.new.none': 'Por ahora no hay a quién escribir: falta que la escuela le asigne un grupo.',
  'conversations.new.failed': 'No pudimos traer a quién puedes escribir',
  'conversations.toSchool': 'Escribir a la escuela',
  'conversations.toSchool.named': 'Escribir a {school}',
  'conversations.toTeacher': 'Escribir a {teacher} ({group})',
  'conversations.toFamily': 'Escribir a la familia',
  'conversations.toFamily.group': 'Escribir a la familia ({group})',
  'conversations.absence.title': '¿A quién le escribes sobre la falta del {day}?',
  'conversations.absence.close': 'Cerrar',
  'conversations.contacts.family': 'Mensajes con la escuela',
  'conversations.contacts.staff': 'Mensajes con la familia',
} as const;

/** They come with what shows them, on pages of other domains as well. */
export const contactTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
