import { type ComponentType, lazy } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import './expiredCover.css';

/** The sign-in over a page whose session is over. Until its code is there, and where it does not arrive, the page is covered all the same. */
export function lazyExpired(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Dialog = lazy(load);
  return function LazyExpired() {
    const cover = <ExpiredCover />;
    return (
      <LazyBoundary fallback={cover} missing={cover}>
        <Dialog />
      </LazyBoundary>
    );
  };
}

/** Has the focus itself: a person who goes on typing presses no button by a space. */
function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.focus();
}

/** A dialog of the browser's own: nothing behind it, dialogs of the page included, is seen or has the focus. */
function ExpiredCover() {
  const { t } = useText();
  const { session } = useServices();
  return (
    <dialog
      ref={showModal}
      aria-labelledby="expired"
      className="plain-middle expired-cover"
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      // Browsers close it at a second Escape all the same.
      onClose={({ currentTarget }) => showModal(currentTarget)}
    >
      <h2 id="expired" className="plain-title">
        {t('session.expired')}
      </h2>
      <button type="button" className="plain-button plain-outlined" onClick={session.signOut}>
        {t('session.expired.leave')}
      </button>
    </dialog>
  );
}
