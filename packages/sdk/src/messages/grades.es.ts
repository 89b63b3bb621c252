/** What the API answers about grades and report cards, in Spanish. */
export const sentences = {
  GRADE_STALE: 'Alguien más cambió esta calificación mientras la veías. Mira cómo quedó y vuelve a intentarlo',
  PERIOD_CLOSED: 'Este periodo ya está cerrado. Si hay que corregir algo, pide a la escuela que lo vuelva a abrir',
  PERIOD_OPEN: 'Este periodo está abierto',
  OBSERVATIONS_STALE:
    'Alguien más cambió estas observaciones mientras las veías. Mira cómo quedaron y vuelve a intentarlo',
  REPORT_CARDS_UNCHANGED: 'No hay boletas nuevas ni cambios por publicar',
  'gradebook.saved': 'Guardamos la calificación',
  'gradebook.reopened': 'El periodo está abierto otra vez',
  'reportCards.observed': 'Guardamos las observaciones',
  'reportCards.published': 'Las boletas están publicadas. Avisamos a las familias',
  'gradebook.scale': 'Escribe una calificación de {lowest} a 10, con un decimal como máximo',
} as const;
