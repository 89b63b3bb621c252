/** First names that are given in Mexico today, women's and men's in turn. */
const firstNames = [
  'Ximena',
  'Santiago',
  'Regina',
  'Mateo',
  'Valentina',
  'Emiliano',
  'Camila',
  'Sebastián',
  'María José',
  'Leonardo',
  'Renata',
  'Diego',
  'Natalia',
  'Iker',
  'Fernanda',
  'Ángel',
  'Guadalupe',
  'Rodrigo',
  'Itzel',
  'Tonatiuh',
  'Citlali',
  'Joaquín',
  'Lucía',
  'Andrés',
  'Paola',
  'Gael',
  'Montserrat',
  'Bruno',
  'Yaretzi',
  'Óscar',
  'Abril',
  'Julián',
  'Esperanza',
  'Ramón',
  'Noemí',
  'Cuauhtémoc',
  'Verónica',
] as const;

/** Surnames; their number shares no factor with that of the first names, so that pairs repeat only after all were met. */
const surnames = [
  'Hernández',
  'García',
  'Martínez',
  'López',
  'González',
  'Pérez',
  'Rodríguez',
  'Sánchez',
  'Ramírez',
  'Cruz',
  'Flores',
  'Gómez',
  'Morales',
  'Vázquez',
  'Reyes',
  'Jiménez',
  'Torres',
  'Díaz',
  'Gutiérrez',
  'Mendoza',
  'Ruiz',
  'Aguilar',
  'Ortiz',
  'Castillo',
  'Moreno',
  'Romero',
  'Álvarez',
  'Muñoz',
  'Chávez',
  'Rivera',
  'Juárez',
  'Ordóñez',
  'Yáñez',
  'Xicoténcatl',
  'Zavala',
  'Tepox',
  'Nájera',
  'Quiroz',
  'Ibarra',
  'Luna',
] as const;

export interface FullName {
  name: string;
  last_name: string;
}

/** The name of the demo data's person number `index`; the same one every time. */
export function fullName(index: number): FullName {
  const name = firstNames[index % firstNames.length] ?? firstNames[0];
  const paternal = surnames[index % surnames.length] ?? surnames[0];
  const maternal = surnames[(index * 7 + 11) % surnames.length] ?? surnames[1];
  return { name, last_name: `${paternal} ${maternal}` };
}

/** `María José`, `Núñez Luna` → `maria.jose.nunez`: the start of a username and of an e-mail address. */
export const handleOf = ({ name, last_name }: FullName): string =>
  `${name} ${last_name.split(' ')[0] ?? ''}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');
