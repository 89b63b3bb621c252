import { useState } from 'react';

import { useText } from '../../../i18n/useText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import type { SeveralStudentsProps } from './SeveralDialog.tsx';

const SeveralDialog = laterDialog(() => import('./SeveralDialog.tsx'));

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
