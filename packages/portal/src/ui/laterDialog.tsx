import { type ComponentType, lazy, useEffect } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { Later, missingText } from './Later.tsx';
import { useHandler } from './useHandler.ts';

interface Closable {
  close: () => void;
}

/** A dialog whose code is fetched when it is first opened. Where it does not arrive, a toast reports it, and it counts as closed. */
export function laterDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Dialog: ComponentType<Props> = lazy(load);
  return function LaterDialog(props) {
    return (
      <Later missing={<Missing close={props.close} />}>
        <Dialog {...props} />
      </Later>
    );
  };
}

function Missing({ close }: Closable) {
  const { t } = useText();
  const { toasts } = useServices();
  const report = useHandler(() => {
    toasts.show('error', t(missingText()), { label: t('action.reload'), run: () => location.reload() });
    close();
  });
  // Once for each time that it is opened.
  useEffect(() => report(), [report]);
  return null;
}
