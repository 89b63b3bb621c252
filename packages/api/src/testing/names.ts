/** First and last names for many people: lists of different length, so that by turns every pair of them comes up. */
export const FIRST_NAMES = ['Ana', 'José', 'Lucía', 'Íñigo', 'Ramón', 'Sofía', 'Andrés'];
export const LAST_NAMES = [
  'García',
  'Núñez',
  'Hernández',
  'Pérez',
  'Zúñiga',
  'López',
  'Muñoz',
  'Rodríguez',
  'Ávila',
  'Ortiz',
  'Peña',
];
