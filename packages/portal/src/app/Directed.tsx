import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, use, useLayoutEffect } from 'react';

import { useLook } from '../services/useSettings.ts';
import { theme } from './theme.ts';

interface Styles {
  cache: EmotionCache;
  theme: Theme;
}

const leftToRight: Styles = { cache: createCache({ key: 'css' }), theme };

let rightToLeft: Promise<Styles> | null = null;

/** Fetched once. Without a connection the lines run on from left to right. */
function loadRightToLeft(): Promise<Styles> {
  rightToLeft ??= import('./rightToLeft.ts').then(
    ({ cache }): Styles => ({ cache, theme: { ...theme, direction: 'rtl' } }),
    () => leftToRight,
  );
  return rightToLeft;
}

/**
 * Theme and styles, written from left to right or mirrored. The code of mirrored ones is fetched when they are asked for;
 * what is on the screen stays mounted, with all that was typed.
 */
export function Directed({ children }: { children: ReactNode }) {
  const { direction } = useLook();
  const { cache, theme: directed } = direction === 'rtl' ? use(loadRightToLeft()) : leftToRight;

  useLayoutEffect(() => {
    document.documentElement.dir = directed.direction;
  }, [directed]);

  return (
    <CacheProvider value={cache}>
      {/* The document's attributes are ours (services/look.ts): MUI keeps and sets none. */}
      <ThemeProvider theme={directed} colorSchemeNode={null} storageManager={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
