import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';

import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import type { PanelProps } from '../ui/SidePanel.tsx';
import { useMissingToast } from '../ui/useMissingToast.ts';
import { type PanelName, type Panels, panels, PanelsContext } from './panels.ts';

type Loaded = Partial<Record<PanelName, ComponentType<PanelProps>>>;

/** Holds the panels of the shell: one of them is open at a time, and what is not asked for is not fetched. */
export function PanelHost({ children }: { children: ReactNode }) {
  const report = useMissingToast();
  const [loaded, setLoaded] = useState<Loaded>({});
  const [shown, setShown] = useState<PanelName | null>(null);

  const value = useMemo<Panels>(() => {
    const load = async (panel: PanelName) => {
      const { default: Panel } = await panels[panel]();
      setLoaded((others) => (others[panel] ? others : { ...others, [panel]: Panel }));
    };
    return {
      prepare: (panel) => void load(panel).catch(() => undefined),
      show: (panel) => {
        setShown(panel);
        load(panel).catch(report);
      },
    };
  }, [report]);

  const close = useCallback(() => setShown(null), []);
  return (
    <PanelsContext value={value}>
      {children}
      {Object.entries(loaded).map(([name, Panel]) => (
        <LazyBoundary key={name} missing={null}>
          <Panel open={name === shown} onClose={close} />
        </LazyBoundary>
      ))}
    </PanelsContext>
  );
}
