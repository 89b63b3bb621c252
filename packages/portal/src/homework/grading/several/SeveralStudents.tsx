import { useState } from 'react';

import { useText } from '../../../i18n/useText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { lazyDialog } from '../../../ui/lazyDialog.tsx';
import type { SeveralStudentsProps } from './SeveralDialog.tsx';

const SeveralDialog = lazyDialog(() => import('./SeveralDialog.tsx'));

/** Gives several students more time, or excuses them. */
export function SeveralStudents(props: SeveralStudentsProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton variant="outlined" onClick={() => setOpen(true)}>
        {t('grading.several')}
      </ActionButton>
      {isOpen && <SeveralDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}
