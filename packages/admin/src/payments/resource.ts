import NotificationIcon from '@mui/icons-material/WebhookOutlined';

import { ProviderEventList } from './ProviderEventList.tsx';
import { ProviderEventShow } from './ProviderEventShow.tsx';

/** What payment providers reported, as it came. */
export const providerEvents = {
  name: 'provider-events',
  icon: NotificationIcon,
  list: ProviderEventList,
  show: ProviderEventShow,
  recordRepresentation: 'event_id',
};
