import { TOAST_MS } from '@lia/sdk/accounts/rules';
import { useEffect } from 'react';

import { useText } from '../../i18n/useText.ts';
import type { Toast } from '../../services/toasts.ts';
import { useHandler } from '../useHandler.ts';

export interface ToastProps {
  toast: Toast;
  onClose: () => void;
}

/** A toast without its look: what it reports may be that there is no connection. */
export function PlainToast({ toast: { text, action }, onClose }: ToastProps) {
  const { t } = useText();
  const close = useHandler(onClose);
  useEffect(() => {
    const timer = setTimeout(close, TOAST_MS);
    return () => clearTimeout(timer);
  }, [close]);

  const act = () => {
    onClose();
    action?.run();
  };
  return (
    <div role="alert" className="plain-toast">
      {text}
      {action && (
        <button type="button" className="plain-button" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="plain-button" onClick={onClose}>
        {t('action.close')}
      </button>
    </div>
  );
}
