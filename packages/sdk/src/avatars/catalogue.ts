import type { Label } from '../messages/labels.ts';
import type { AVATAR_FOLDER } from './rules.ts';

/** A drawing that people choose to stand for them. `path`: its address on the site. */
export interface CatalogueAvatar {
  id: number;
  path: `${typeof AVATAR_FOLDER}${string}.svg`;
  name: Label;
  description: Label;
}

/** Every avatar, in the order in which they are offered. An id is never given to another drawing. */
export const avatarCatalogue: readonly CatalogueAvatar[] = [
  {
    id: 1,
    path: '/avatars/ajolote.svg',
    name: { es: 'Ajolote', en: 'Axolotl' },
    description: {
      es: 'Sonríe siempre y vive en los canales de Xochimilco.',
      en: 'Always smiles and lives in the canals of Xochimilco.',
    },
  },
  {
    id: 2,
    path: '/avatars/jaguar.svg',
    name: { es: 'Jaguar', en: 'Jaguar' },
    description: {
      es: 'Rápido y silencioso, conoce toda la selva.',
      en: 'Fast and silent, it knows the whole jungle.',
    },
  },
  {
    id: 3,
    path: '/avatars/quetzal.svg',
    name: { es: 'Quetzal', en: 'Quetzal' },
    description: {
      es: 'Sus plumas verdes brillan en la niebla de Chiapas.',
      en: 'Its green feathers shine in the mist of Chiapas.',
    },
  },
  {
    id: 4,
    path: '/avatars/xolo.svg',
    name: { es: 'Xoloitzcuintle', en: 'Xoloitzcuintle' },
    description: { es: 'Un amigo fiel que acompaña en todos los caminos.', en: 'A faithful friend on every road.' },
  },
  {
    id: 5,
    path: '/avatars/tlacuache.svg',
    name: { es: 'Tlacuache', en: 'Opossum' },
    description: {
      es: 'Curioso y astuto: según la leyenda, trajo el fuego.',
      en: 'Curious and clever: legend says that it brought us fire.',
    },
  },
  {
    id: 6,
    path: '/avatars/monarca.svg',
    name: { es: 'Mariposa monarca', en: 'Monarch butterfly' },
    description: {
      es: 'Viaja miles de kilómetros y siempre regresa.',
      en: 'Travels thousands of kilometres and always returns.',
    },
  },
  {
    id: 7,
    path: '/avatars/colibri.svg',
    name: { es: 'Colibrí', en: 'Hummingbird' },
    description: { es: 'Pequeño, veloz y valiente.', en: 'Small, quick and brave.' },
  },
  {
    id: 8,
    path: '/avatars/tortuga.svg',
    name: { es: 'Tortuga', en: 'Turtle' },
    description: { es: 'Va despacio y llega lejos.', en: 'Goes slowly and gets far.' },
  },
  {
    id: 9,
    path: '/avatars/conejo.svg',
    name: { es: 'Conejo', en: 'Rabbit' },
    description: { es: 'Salta, juega y aprende sin parar.', en: 'Jumps, plays and never stops learning.' },
  },
  {
    id: 10,
    path: '/avatars/armadillo.svg',
    name: { es: 'Armadillo', en: 'Armadillo' },
    description: { es: 'Con su armadura no le teme a nada.', en: 'With its armour it is afraid of nothing.' },
  },
  {
    id: 11,
    path: '/avatars/tecolote.svg',
    name: { es: 'Tecolote', en: 'Owl' },
    description: { es: 'Lo observa todo y nunca deja de preguntar.', en: 'Watches everything and never stops asking.' },
  },
  {
    id: 12,
    path: '/avatars/guacamaya.svg',
    name: { es: 'Guacamaya', en: 'Macaw' },
    description: { es: 'De muchos colores y con mucho que contar.', en: 'Has many colours and a lot to tell.' },
  },
  {
    id: 13,
    path: '/avatars/vaquita.svg',
    name: { es: 'Vaquita marina', en: 'Vaquita' },
    description: { es: 'La más tímida del mar de Cortés.', en: 'The shyest of the Gulf of California.' },
  },
  {
    id: 14,
    path: '/avatars/ballena.svg',
    name: { es: 'Ballena', en: 'Whale' },
    description: {
      es: 'Canta bajo el agua y viaja con su familia.',
      en: 'Sings under water and travels with its family.',
    },
  },
  {
    id: 15,
    path: '/avatars/venado.svg',
    name: { es: 'Venado', en: 'Deer' },
    description: {
      es: 'Ágil y atento, escucha todo el bosque.',
      en: 'Agile and attentive, it hears the whole forest.',
    },
  },
  {
    id: 16,
    path: '/avatars/oso.svg',
    name: { es: 'Oso negro', en: 'Black bear' },
    description: { es: 'Fuerte y tranquilo, cuida de los suyos.', en: 'Strong and calm, it looks after its own.' },
  },
  {
    id: 17,
    path: '/avatars/zorro.svg',
    name: { es: 'Zorro', en: 'Fox' },
    description: { es: 'Listo y juguetón.', en: 'Clever and playful.' },
  },
  {
    id: 18,
    path: '/avatars/mapache.svg',
    name: { es: 'Mapache', en: 'Raccoon' },
    description: { es: 'Siempre encuentra la manera.', en: 'Always finds a way.' },
  },
  {
    id: 19,
    path: '/avatars/rana.svg',
    name: { es: 'Rana', en: 'Frog' },
    description: {
      es: 'Salta de charco en charco después de la lluvia.',
      en: 'Jumps from puddle to puddle after the rain.',
    },
  },
  {
    id: 20,
    path: '/avatars/iguana.svg',
    name: { es: 'Iguana', en: 'Iguana' },
    description: { es: 'Toma el sol y sueña en grande.', en: 'Sits in the sun and dreams big.' },
  },
  {
    id: 21,
    path: '/avatars/lobo.svg',
    name: { es: 'Lobo mexicano', en: 'Mexican wolf' },
    description: { es: 'Corre en equipo y aúlla a la luna.', en: 'Runs in a pack and howls at the moon.' },
  },
  {
    id: 22,
    path: '/avatars/murcielago.svg',
    name: { es: 'Murciélago', en: 'Bat' },
    description: { es: 'De noche ayuda a que nazcan las flores.', en: 'At night it helps the flowers to grow.' },
  },
  {
    id: 23,
    path: '/avatars/abeja.svg',
    name: { es: 'Abeja', en: 'Bee' },
    description: { es: 'Trabaja en equipo y hace la vida más dulce.', en: 'Works in a team and makes life sweeter.' },
  },
  {
    id: 24,
    path: '/avatars/tucan.svg',
    name: { es: 'Tucán', en: 'Toucan' },
    description: { es: 'Alegre, colorido y muy platicador.', en: 'Cheerful, colourful and very talkative.' },
  },
  {
    id: 25,
    path: '/avatars/gato.svg',
    name: { es: 'Gato', en: 'Cat' },
    description: { es: 'Elegante, dormilón y muy curioso.', en: 'Elegant, sleepy and very curious.' },
  },
];
