import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import { useText } from '../i18n/TextProvider.tsx';
import { loadPageAgain } from './loadPageAgain.ts';
import { Retry } from './notices.tsx';

/**
 * A part of a form in a file of its own, fetched when it is reached: other visitors do not load its script. `Frame` stands
 * around what is shown until the part is here.
 */
export function latePart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Frame: ComponentType<{ children: ReactNode }>,
): ComponentType<P> {
  return function LatePart(props) {
    const { t } = useText();
    const [Part, setPart] = useState<ComponentType<P> | 'failed' | null>(null);
    const ask = (failed: () => void) => void fetch().then((part) => setPart(() => part), failed);
    useEffect(() => ask(() => setPart('failed')), []);

    if (typeof Part === 'function') return <Part {...props} />;
    return (
      <Frame>
        {Part ? (
          <Retry onRetry={() => ask(loadPageAgain)}>
            <span>{t('form.failed')}</span>
          </Retry>
        ) : (
          <output className="lia-hint">{t('form.loading')}</output>
        )}
      </Frame>
    );
  };
}
