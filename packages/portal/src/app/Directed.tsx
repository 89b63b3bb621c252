import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';

import { useLook } from '../services/useSettings.ts';
import { theme } from './theme.ts';

interface Styles {
  cache: EmotionCache;
  theme: Theme;
}

const leftToRight: Styles = { cache: createCache({ key: 'css' }), theme };

const loadRightToLeft = async (): Promise<Styles> => {
  const { cache } = await import('./rightToLeft.ts');
  return { cache, theme: { ...theme, direction: 'rtl' } };
};

/**
 * Theme and styles, written from left to right or mirrored. The code of mirrored ones is fetched when they are asked for:
 * what is on the screen stays mounted, with all that was typed, and out of sight until it stands where it will.
 */
export function Directed({ children }: { children: ReactNode }) {
  const { direction } = useLook();
  const [mirrored, setMirrored] = useState<Styles | null>(null);
  const styles = (direction === 'rtl' && mirrored) || leftToRight;
  const isThere = styles.theme.direction === direction;

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.style.visibility = isThere ? '' : 'hidden';
    if (isThere) documentElement.dir = direction;
  }, [direction, isThere]);

  useEffect(() => {
    if (isThere) return;
    loadRightToLeft()
      .then(setMirrored)
      // Without a connection the lines run on from left to right.
      .catch(() => {
        document.documentElement.style.visibility = '';
      });
  }, [isThere]);

  return (
    <CacheProvider value={styles.cache}>
      {/* The document's attributes are ours (services/look.ts): MUI keeps and sets none. */}
      <ThemeProvider theme={styles.theme} colorSchemeNode={null} storageManager={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
