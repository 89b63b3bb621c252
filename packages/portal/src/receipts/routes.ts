import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';

import type { DomainRoutes } from '../routing/route.ts';

export const receipts: DomainRoutes = {
  screens: [
    {
      path: '/invoice',
      permission: 'plans.hold',
      title: 'bills.title',
      layout: 'member',
      menu: { in: 'user', id: 'bills', label: 'bills.title', icon: InvoicesIcon, order: 2 },
      load: () => import('./InvoicesPage.tsx'),
    },
    {
      path: '/bill',
      permission: 'plans.hold',
      title: 'bill.title',
      layout: 'none',
      load: () => import('./BillPage.tsx'),
    },
  ],
};
