import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of reports, in Spanish. */
export const es = {
  'report.open': 'Reportar',
  'report.open.named': 'Reportar lo que escribió {name}',
  'report.title': '¿Qué quieres reportar?',
  'report.title.student': 'Cuéntanos qué pasó',
  'report.about.content': 'Lo que se escribió',
  'report.about.person': 'A la persona que lo escribió',
  'report.about': 'Qué reportas',
  'report.reason': 'Por qué',
  'report.reason.student': '¿Qué está mal?',
  'report.reason.insults': 'Insulta o humilla',
  'report.reason.bullying': 'Es acoso',
  'report.reason.privacy': 'Muestra datos o fotos de alguien',
  'report.reason.spam': 'Es publicidad o engaño',
  'report.reason.violence': 'Hay violencia o amenazas',
  'report.reason.sexual': 'Hay contenido sexual',
  'report.reason.danger': 'Una niña o un niño está en peligro',
  'report.reason.other': 'Otra cosa',
  'report.student.insults': 'Dice groserías o insultos',
  'report.student.bullying': 'Me molesta o molesta a alguien',
  'report.student.privacy': 'Puso datos o fotos de alguien',
  'report.student.spam': 'Quiere vender o engañar',
  'report.student.violence': 'Amenaza o quiere pegar',
  'report.student.sexual': 'Me hace sentir mal con mi cuerpo',
  'report.student.danger': 'Alguien está en peligro',
  'report.student.other': 'Otra cosa',
  'report.text': 'Qué pasó (opcional)',
  'report.text.needed': 'Qué pasó',
  'report.secret': 'Quien lo escribió no sabrá que fuiste tú.',
  'report.help': 'Si alguien está en peligro ahora, pide ayuda. Contestan a cualquier hora:',
  'report.help.student': 'Si tú o alguien está en peligro, dile ya a una persona adulta en quien confíes, o llama:',
  'report.send': 'Enviar el reporte',
  'report.kept': 'Tu reporte sigue aquí. Vuelve a enviarlo.',
  'report.done': 'Gracias por avisar',
  'report.done.text': 'La escuela lo va a revisar. Te avisamos cuando lo haya hecho.',
  'report.done.grave': 'La escuela y LIA lo van a revisar. Te avisamos cuando lo hayan hecho.',
  'report.close': 'Cerrar',
} as const;

/** They come with what can be reported. */
export const moderationTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
