import { createContext, use } from 'react';

import { useText } from '../i18n/useText.ts';
import type { Screen } from '../routing/route.ts';

/** The screen that the address names. */
export const RouteContext = createContext<Screen | null>(null);

/** The title of the screen that is open; around the screens, where none is, the product's name. */
export function useRouteTitle(): string {
  const { t } = useText();
  return t(use(RouteContext)?.title ?? 'product.name');
}
