import { type ComponentType, createContext, use } from 'react';

import type { PanelProps } from '../ui/SidePanel.tsx';

/** Every panel of the shell; the code of each is fetched when it is first wanted. */
export const panels = {
  more: () => import('./MorePanel.tsx'),
  search: () => import('./search/SearchPanel.tsx'),
  shortcuts: () => import('./search/ShortcutsPanel.tsx'),
  quick: () => import('./QuickPanel.tsx'),
  notifications: () => import('../notifications/NotificationsPanel.tsx'),
  settings: () => import('../settings/SettingsPanel.tsx'),
  schemes: () => import('../settings/SchemesPanel.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType<PanelProps> }>>;

export type PanelName = keyof typeof panels;

/** Opening a panel, from anywhere in the shell. */
export interface Panels {
  show: (panel: PanelName) => void;
  prepare: (panel: PanelName) => void;
}

export const PanelsContext = createContext<Panels>({ show: () => {}, prepare: () => {} });

/** Properties of a button that opens a panel. */
export function usePanelButton(panel: PanelName) {
  const { show, prepare } = use(PanelsContext);
  return {
    'aria-haspopup': 'dialog' as const,
    onClick: () => show(panel),
    onPointerEnter: () => prepare(panel),
    onFocus: () => prepare(panel),
  };
}
