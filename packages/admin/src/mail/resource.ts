import UndeliveredIcon from '@mui/icons-material/UnsubscribeOutlined';

import { EmailList } from './EmailList.tsx';

/** Emails that could not be delivered. */
export const emails = {
  name: 'emails',
  icon: UndeliveredIcon,
  list: EmailList,
};
