import { lazy, useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Later } from '../../ui/Later.tsx';
import type { SeveralStudentsProps } from './SeveralDialog.tsx';

const SeveralDialog = lazy(() => import('./SeveralDialog.tsx'));

/** Gives several students more time, or excuses them. */
export function SeveralStudents(props: SeveralStudentsProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton variant="outlined" onClick={() => setOpen(true)}>
        {t('grading.several')}
      </ActionButton>
      {isOpen && (
        <Later>
          <SeveralDialog {...props} close={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
