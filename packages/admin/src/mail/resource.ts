import LetterIcon from '@mui/icons-material/UnsubscribeOutlined';

import { LetterList } from './LetterList.tsx';

/** Letters that could not be delivered. */
export const letters = {
  name: 'letters',
  icon: LetterIcon,
  list: LetterList,
};
