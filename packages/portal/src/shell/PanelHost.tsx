import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';

import type { PanelProps } from '../ui/SidePanel.tsx';
import { type PanelName, type Panels, panels, PanelsContext } from './panels.ts';

type Loaded = Partial<Record<PanelName, ComponentType<PanelProps>>>;

/** Holds the panels of the shell: one of them is open at a time, and what is not asked for is not fetched. */
export function PanelHost({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [shown, setShown] = useState<PanelName | null>(null);

  const prepare = useCallback((panel: PanelName) => {
    panels[panel]()
      .then((module) => setLoaded((others) => (others[panel] ? others : { ...others, [panel]: module.default })))
      // Pressed again, it is asked for again.
      .catch(() => undefined);
  }, []);

  const value = useMemo<Panels>(
    () => ({
      prepare,
      show: (panel) => {
        setShown(panel);
        prepare(panel);
      },
    }),
    [prepare],
  );

  const close = useCallback(() => setShown(null), []);
  return (
    <PanelsContext value={value}>
      {children}
      {Object.entries(loaded).map(([name, Panel]) => (
        <Panel key={name} open={name === shown} onClose={close} />
      ))}
    </PanelsContext>
  );
}
