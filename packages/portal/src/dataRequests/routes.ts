import { MY_DATA_PATH } from '@lia/sdk/dataRequests/rules';
import DataIcon from '@mui/icons-material/FolderSharedOutlined';

import type { DomainRoutes } from '../routing/route.ts';

export const dataRequests: DomainRoutes = {
  screens: [
    {
      path: MY_DATA_PATH,
      permission: 'dataRequests.make',
      title: 'myData.title',
      layout: 'member',
      menu: { in: 'user', id: 'myData', label: 'myData.title', icon: DataIcon, order: 4 },
      load: () => import('./MyDataPage.tsx'),
    },
  ],
};
