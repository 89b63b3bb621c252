import type { Level } from '../registrations/rules.ts';

const artsAndSport = ['Artes', 'Educación Física'] as const;
const civics = 'Formación Cívica y Ética';

const science: Readonly<Record<number, string>> = { 1: 'Biología', 2: 'Física', 3: 'Química' };

/**
 * What schools of Mexico usually teach in a grade, in the order of their report cards: in preescolar the four fields of the plan of
 * studies of 2022, in primaria and secundaria the subjects. In Spanish, as schools call them.
 */
export function usualSubjects(level: Level, grade: number): readonly string[] {
  switch (level) {
    case 1:
      return [
        'Lenguajes',
        'Saberes y Pensamiento Científico',
        'Ética, Naturaleza y Sociedades',
        'De lo Humano y lo Comunitario',
      ];
    case 2:
      return [
        'Español',
        'Matemáticas',
        ...(grade < 3 ? ['Conocimiento del Medio'] : ['Ciencias Naturales', 'Historia', 'Geografía']),
        civics,
        'Inglés',
        ...artsAndSport,
      ];
    case 3:
      return [
        'Español',
        'Matemáticas',
        ...(science[grade] === undefined ? [] : [science[grade]]),
        ...(grade === 1 ? ['Geografía'] : []),
        'Historia',
        civics,
        'Inglés',
        'Tecnología',
        ...artsAndSport,
        'Tutoría',
      ];
  }
}
