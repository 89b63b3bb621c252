import type { ReactNode } from 'react';

import { AlertIcon, CheckIcon } from './icons.tsx';

/** A sentence about the whole form, with what can be done about it. An error is an alert, the rest is announced politely. */
export function Notice({ tone, children }: { tone: 'error' | 'success' | 'warning' | 'plain'; children: ReactNode }) {
  return (
    <div className="lia-notice" part="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {tone === 'success' ? <CheckIcon /> : tone === 'plain' ? null : <AlertIcon />}
      <div className="lia-notice-body">{children}</div>
    </div>
  );
}
