import ProductsIcon from '@mui/icons-material/ShoppingBagOutlined';

import type { DomainRoutes, MemberScreen } from '../routing/route.ts';

/** What a parent has bought (document 2, parent-only routes). */
const products = {
  permission: 'parents.screens',
  title: 'products.title',
  layout: 'member',
  load: () => import('./ProductsPage.tsx'),
} as const satisfies Partial<MemberScreen>;

/** Where more of it is bought, and one thing is read: pages that every member has. */
const product = { ...products, load: () => import('./ProductRedirect.tsx') } as const;

export const productScreens: DomainRoutes = {
  screens: [
    {
      path: '/apps/products/cursos',
      ...products,
      menu: { in: 'user', id: 'products', label: 'products.title', icon: ProductsIcon, order: 1.5 },
    },
    { path: '/apps/products/membresias', ...products },
    { path: '/apps/products/:option', ...product },
    { path: '/apps/products/:option/:type', ...product },
    { path: '/apps/products/:option/:type/new', ...product },
  ],
  redirects: [{ path: '/apps/products', to: '/apps/products/cursos' }],
};
