import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { usePart } from '../ui/usePart.ts';

/** Sets a child's password: nothing is sent to a child's address, so a parent does it. */
export function ChildPassword({ id, name }: { id: string; name: string }) {
  const { t } = useText();
  const { Component: Form, opens } = usePart(() => import('./ChildPasswordDialog.tsx'));
  const [open, setOpen] = useState(false);

  return (
    <>
      <ActionButton
        size="small"
        aria-label={t('childPassword.open.of', { name })}
        {...opens(() => setOpen(true))}
        sx={{ justifySelf: 'start', mx: -2, px: 2 }}
      >
        {t('childPassword.open')}
      </ActionButton>
      {Form && (
        <LazyBoundary>
          <Form id={id} name={name} open={open} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
