import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about report cards, in Spanish. */
export const es = {
  'reportCards.back': 'Calificaciones',
  'reportCards.failed': 'No pudimos traer las boletas',
  'reportCards.unknown': 'No encontramos este grupo o ese periodo',
  'reportCards.period': 'Periodo',
  'reportCards.period.closed': '{name} (cerrado)',
  'reportCards.noPeriods.title': 'Falta el ciclo escolar',
  'reportCards.noPeriods.text': 'Cuando la escuela registre su ciclo con periodos, aquí salen las boletas de tu grupo.',
  'reportCards.noStudents.title': 'Aún no hay alumnos',
  'reportCards.noStudents.text': 'Cuando el grupo tenga alumnos, aquí salen sus boletas.',
  'reportCards.isOpen':
    'El periodo está abierto: las familias no ven nada todavía. Ciérralo en Calificaciones para poder publicar.',
  'reportCards.bySchool': 'El periodo está cerrado. La escuela revisa y publica las boletas.',
  'reportCards.allPublished': 'Las familias ya ven las boletas de este periodo.',
  'reportCards.waiting_one': 'Hay {count} boleta por publicar. Al publicarla, su familia la ve y le avisamos.',
  'reportCards.waiting_other': 'Hay {count} boletas por publicar. Al publicarlas, las familias las ven y les avisamos.',
  'reportCards.emptyOnes_one': '{count} alumno sin calificaciones ni observaciones se queda sin boleta.',
  'reportCards.emptyOnes_other': '{count} alumnos sin calificaciones ni observaciones se quedan sin boleta.',
  'reportCards.publish': 'Publicar boletas',
  'reportCards.publish.title': '¿Publicar las boletas de {period}?',
  'reportCards.publish.text_one': 'Una familia podrá verla, imprimirla y descargarla. Le avisamos una vez.',
  'reportCards.publish.text_other': '{count} familias podrán verlas, imprimirlas y descargarlas. Les avisamos una vez.',
  'reportCards.correct.text':
    'Cambiaron boletas que las familias ya tienen. Reciben otra versión con este motivo; la anterior se conserva.',
  'reportCards.correct.reason': 'Motivo de la corrección',
  'reportCards.correct.hint': 'Las familias lo leen en la boleta.',
  'reportCards.print': 'Imprimir el grupo (PDF)',
  'reportCards.print.year': 'Boletas del ciclo (PDF)',
  'reportCards.print.one': 'PDF de {name}',
  'reportCards.print.short': 'PDF',
  'reportCards.state.empty': 'Sin nada que publicar',
  'reportCards.state.draft': 'Por publicar',
  'reportCards.state.published': 'Publicada',
  'reportCards.state.changed': 'Cambió desde que se publicó',
  'reportCards.version': 'versión {version}',
  'reportCards.subjects': 'Calificaciones',
  'reportCards.observations': 'Observaciones',
  'reportCards.observations.of': 'Observaciones de {name}',
  'reportCards.status.idle': '',
  'reportCards.status.saving': 'Guardando…',
  'reportCards.status.saved': 'Guardado',
  'reportCards.status.cut': 'Sin conexión. Lo que escribiste sigue aquí',
  'reportCards.status.stale': 'Alguien más las cambió. Sal de la casilla para guardar las tuyas',
  'reportCards.retry': 'Guardar',
  'reportCards.mine.failed': 'No pudimos traer las boletas',
  'reportCards.mine.none': 'Cuando la escuela publique una boleta, aquí la ves, la imprimes y la descargas.',
  'reportCards.mine.young': 'Tus boletas llegan a tu mamá, tu papá o quien te cuida. Pídeles verlas juntos.',
  'reportCards.mine.open': '{period} · {year}',
  'reportCards.mine.corrected': 'Corregida',
  'reportCards.mine.published': 'Publicada el {day}',
  'reportCards.card.failed': 'No pudimos abrir la boleta',
  'reportCards.card.unknown.title': 'No encontramos esta boleta',
  'reportCards.card.unknown.text': 'Quizá es de otra cuenta, o ya no respondes por ese alumno.',
  'reportCards.card.ofYear': 'Ciclo escolar',
  'reportCards.card.part': 'Qué ver',
  'reportCards.card.pdf': 'Descargar PDF',
  'reportCards.card.former': 'Esta versión ya se corrigió.',
  'reportCards.card.newest': 'Ver la más reciente',
  'reportCards.card.versions': 'Versiones',
  'reportCards.card.version': 'Versión {version}, {day}',
  'reportCards.card.logo': 'Logotipo de {school}',
} as const;

/** They come with the pages that show them. */
export const reportCardTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
