import Button from '@mui/material/Button';
import { lazy, useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import type { MoreTimeProps } from './MoreTimeForm.tsx';

const MoreTimeForm = lazy(() => import('./MoreTimeForm.tsx'));

/** Gives one student more time, by a form that comes at the press. */
export function MoreTime(props: MoreTimeProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const button = <Button onClick={() => setOpen(true)}>{t('grading.time')}</Button>;
  if (!isOpen) return button;
  return (
    <LazyBoundary fallback={button}>
      <MoreTimeForm {...props} close={() => setOpen(false)} />
    </LazyBoundary>
  );
}
