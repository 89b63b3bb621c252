import type { ReactNode } from 'react';

import { Notice } from '../fields/Notice.tsx';
import { useText } from '../i18n/TextProvider.tsx';

/** What could not be had, and asking for it again. */
export function Retry({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { t } = useText();
  return (
    <Notice tone="error">
      {children}
      <button type="button" className="lia-secondary" part="button" onClick={onRetry}>
        {t('form.retry')}
      </button>
    </Notice>
  );
}
