import type { DomainRoutes } from '../routing/route.ts';

export const payments: DomainRoutes = {
  screens: [
    {
      path: '/receipt',
      permission: 'anyone',
      personal: true,
      title: 'receipt.title',
      layout: 'none',
      load: () => import('./ReceiptPage.tsx'),
    },
    {
      path: '/voucher/:id',
      permission: 'anyone',
      personal: true,
      title: 'voucher.title',
      layout: 'none',
      load: () => import('./VoucherPage.tsx'),
    },
    {
      path: '/sandbox/checkout/:preference_id',
      permission: 'anyone',
      personal: true,
      title: 'sandbox.title',
      layout: 'none',
      load: () => import('./SandboxCheckoutPage.tsx'),
    },
    {
      path: '/sandbox/voucher/:id',
      permission: 'anyone',
      personal: true,
      title: 'sandbox.title',
      layout: 'none',
      load: () => import('./SandboxVoucherPage.tsx'),
    },
  ],
};
