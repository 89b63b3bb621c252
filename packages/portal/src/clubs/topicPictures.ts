import type { ClubTopic } from '@lia/sdk/clubs/rules';

import type { PictureName } from '../studentRoom/pictures.tsx';

/** What stands for each topic. */
export const topicPictures: Readonly<Record<ClubTopic, PictureName>> = {
  reading: 'courses',
  science: 'flask',
  robotics: 'robot',
  art: 'palette',
  music: 'music',
  sports: 'ball',
  nature: 'leaf',
  games: 'dice',
};
