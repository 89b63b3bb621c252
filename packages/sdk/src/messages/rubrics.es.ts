/** Sentences about what work is graded by, in Spanish. */
export const sentences = {
  RUBRIC_USED:
    'Ya calificaste con esta rúbrica, así que no puede cambiar. Quita esas calificaciones primero, o haz una copia de la misión',
  POINTS_USED:
    'Ya calificaste con estos puntos, así que no pueden cambiar. Quita esas calificaciones primero, o haz una copia de la misión',
  'homework.marks': 'Elige un nivel en cada criterio de la rúbrica',
  'homework.reason': 'Escribe por qué es otra calificación que la de la rúbrica',
};
