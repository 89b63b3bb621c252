import Button from '@mui/material/Button';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { useText } from '../i18n/useText.ts';
import type { Pages } from '../services/useRead.ts';

type MoreButtonProps = Pick<Pages<unknown>, 'more' | 'isReading' | 'moreError'>;

/** Reads the next page of a list, or shows why it could not; nothing once all of it is there. */
export function MoreButton({ more, isReading, moreError }: MoreButtonProps) {
  const { t, failure } = useText();
  if (!more) return null;
  return (
    <>
      <FormRefusal text={isReading || moreError === undefined ? null : failure(moreError)} times={0} />
      <Button variant="outlined" onClick={more} loading={isReading} sx={{ justifySelf: 'center' }}>
        {t('action.more')}
      </Button>
    </>
  );
}
