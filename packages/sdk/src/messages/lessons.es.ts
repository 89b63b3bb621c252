/** What the API answers about lessons, in Spanish. */
export const sentences = {
  QUIZ_CHANGED: 'Este cuestionario cambió mientras lo contestabas. Ábrelo otra vez',
  COURSE_UNFINISHED: 'Aún te faltan lecciones para tu constancia',
  LESSON_INCOMPLETE: 'A esta lección le falta su contenido. Agrégalo antes de publicarla',
  LESSON_STALE: 'Alguien más cambió esta lección mientras la editabas. Mira cómo quedó y vuelve a intentarlo',
  LESSONS_FULL: 'Este curso ya tiene todas las secciones y lecciones que puede tener',
  LESSONS_CHANGED: 'Alguien más cambió las lecciones de este curso. Mira cómo quedaron y vuelve a intentarlo',
  'lesson.saved': 'Guardamos la lección',
  'lesson.added': 'Agregamos la lección como borrador',
  'lesson.deleted': 'Eliminamos la lección',
  'lesson.published': 'La lección ya está publicada',
  'lesson.withdrawn': 'La lección es otra vez un borrador',
  'lesson.contents': 'Guardamos las secciones del curso',
  'lesson.quizFirst': 'Aprueba el cuestionario para terminar esta lección',
  'lesson.videoFirst': 'Ve el video completo para terminar esta lección',
  'lesson.passed': '¡Aprobaste el cuestionario!',
  'lesson.notPassed': 'Aún no apruebas. Repasa y vuelve a intentarlo',
} as const;
