import type { Label } from '../messages/labels.ts';
import type { ClubTopic } from './rules.ts';

/** What each topic is called. */
export const clubTopicLabels: Readonly<Record<ClubTopic, Label>> = {
  reading: { es: 'Lectura', en: 'Reading' },
  science: { es: 'Ciencia', en: 'Science' },
  robotics: { es: 'Robótica', en: 'Robotics' },
  art: { es: 'Arte', en: 'Art' },
  music: { es: 'Música', en: 'Music' },
  sports: { es: 'Deportes', en: 'Sports' },
  nature: { es: 'Naturaleza', en: 'Nature' },
  games: { es: 'Juegos de mesa', en: 'Board games' },
};
