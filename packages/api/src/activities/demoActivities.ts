import type { Rubric } from '@lia/sdk/activities/rubric';

/** An activity of the demo data: when it is published and due, in days from today. */
export interface DemoActivity {
  /** Which subject of the group it is for. */
  subject: 0 | 1 | 2;
  publish: number;
  due: number;
  name: string;
  theme: string;
  instructions: string;
  resources: string;
  rubric?: Rubric;
  /** How often each student may deliver. */
  maxAttempts?: number;
  /** Whether one delivery counts for all of a team. */
  inTeams?: true;
}

/** What a text is graded by. */
const ofText: Rubric = [
  {
    name: 'Ideas',
    levels: [
      { name: 'Excelente', points: 4, description: 'Son tuyas, se entienden y tienen ejemplos.' },
      { name: 'Bien', points: 3, description: 'Se entienden.' },
      { name: 'En proceso', points: 2, description: 'Faltan algunas, o cuesta seguirlas.' },
      { name: 'Por empezar', points: 1 },
    ],
  },
  {
    name: 'Orden',
    levels: [
      { name: 'Excelente', points: 4, description: 'Tiene principio, desarrollo y final.' },
      { name: 'Bien', points: 3 },
      { name: 'En proceso', points: 2, description: 'Le falta una parte.' },
      { name: 'Por empezar', points: 1 },
    ],
  },
  {
    name: 'Ortografía',
    levels: [
      { name: 'Cuidada', points: 2 },
      { name: 'Con algunos errores', points: 1 },
      { name: 'Hay que revisarla', points: 0 },
    ],
  },
];

/** Subjects of a group, by the level of its section (1 to 3). */
export const demoSubjects: Readonly<Record<number, readonly [string, string, string]>> = {
  1: ['Lenguajes', 'Pensamiento matemático', 'Exploración del mundo'],
  2: ['Español', 'Matemáticas', 'Conocimiento del medio'],
  3: ['Lengua y comunicación', 'Matemáticas', 'Ciencias'],
};

/** Six weeks of a group: what is over, what is due tomorrow, and what is to come. */
export const demoActivities: readonly DemoActivity[] = [
  {
    subject: 0,
    publish: -40,
    due: -36,
    name: 'Mi autobiografía',
    theme: 'Escribir sobre mí',
    instructions: 'Cuenta en una página quién eres, con quién vives y qué te gusta hacer. Agrega un dibujo o una foto.',
    resources: 'Una hoja, colores',
  },
  {
    subject: 1,
    publish: -37,
    due: -32,
    name: 'Fracciones en la cocina',
    theme: 'Medios y cuartos',
    instructions: 'Prepara una receta sencilla con alguien de tu casa y anota qué fracciones usaste.',
    resources: 'Una receta, tazas para medir',
  },
  {
    subject: 2,
    publish: -33,
    due: -29,
    name: 'El ciclo del agua',
    theme: 'El agua que usamos',
    instructions: 'Dibuja el ciclo del agua y explica con tus palabras qué pasa en cada parte.',
    resources: 'Cartulina, plumones',
  },
  {
    subject: 0,
    publish: -26,
    due: -22,
    name: 'Un cuento con otro final',
    theme: 'Cuentos',
    instructions: 'Elige un cuento que conozcas y escribe un final distinto.',
    resources: 'Un libro de la biblioteca',
    rubric: ofText,
  },
  {
    subject: 1,
    publish: -23,
    due: -17,
    name: 'El tianguis del salón',
    theme: 'Sumas y cambio',
    instructions: 'Inventa cinco productos con su precio. Calcula el cambio de tres compras.',
    resources: 'Hojas, monedas de papel',
  },
  {
    subject: 2,
    publish: -19,
    due: -15,
    name: 'Plantas de mi colonia',
    theme: 'Seres vivos',
    instructions: 'Observa tres plantas cerca de tu casa. Anota cómo son sus hojas y dónde crecen.',
    resources: 'Libreta, lápiz',
  },
  {
    subject: 0,
    publish: -12,
    due: -8,
    name: 'Entrevista a mi familia',
    theme: 'Preguntas y respuestas',
    instructions: 'Haz cinco preguntas a una persona mayor de tu familia y escribe lo que te contó.',
    resources: 'Libreta',
    rubric: ofText,
  },
  {
    subject: 1,
    publish: -8,
    due: -4,
    name: 'Ángulos a mi alrededor',
    theme: 'Figuras',
    instructions: 'Encuentren cinco ángulos en la escuela, dibújenlos y digan si son rectos, agudos u obtusos.',
    resources: 'Regla',
    inTeams: true,
  },
  {
    subject: 2,
    publish: -5,
    due: -1,
    name: 'Así cuido el agua',
    theme: 'El agua que usamos',
    instructions: 'Durante tres días anota cómo cuidaste el agua y comparte una idea para tu escuela.',
    resources: 'Libreta',
  },
  {
    subject: 0,
    publish: -3,
    due: 1,
    name: 'Reseña de un libro',
    theme: 'Lectura',
    instructions: 'Escribe de qué trata un libro que leíste, qué te gustó y a quién se lo recomiendas.',
    resources: 'Un libro',
    rubric: ofText,
    maxAttempts: 2,
  },
  {
    subject: 1,
    publish: -1,
    due: 4,
    name: 'Tablas con juegos',
    theme: 'Multiplicación',
    instructions: 'Inventa un juego de mesa para practicar una tabla y pruébalo en casa.',
    resources: 'Cartón, dados',
    inTeams: true,
  },
  {
    subject: 2,
    publish: 2,
    due: 8,
    name: 'Mi barrio en un mapa',
    theme: 'El lugar donde vivo',
    instructions: 'Dibuja un mapa de tu barrio con cinco lugares importantes y sus símbolos.',
    resources: 'Cartulina, colores',
  },
];
