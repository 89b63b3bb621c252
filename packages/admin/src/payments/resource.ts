import NotificationIcon from '@mui/icons-material/WebhookOutlined';

import { NotificationList } from './NotificationList.tsx';
import { NotificationShow } from './NotificationShow.tsx';

/** What payment providers reported, as it came. */
export const notifications = {
  name: 'notifications',
  icon: NotificationIcon,
  list: NotificationList,
  show: NotificationShow,
  recordRepresentation: 'event_id',
};
