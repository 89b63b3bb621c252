import Button from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';
import type { Pages } from '../reads/useRead.ts';
import { LazyAlert } from './LazyAlert.tsx';

type MoreButtonProps = Pick<Pages<unknown>, 'more' | 'isReading' | 'moreError'>;

/** Reads the next page of a list, or shows why it could not; nothing once all of it is there. */
export function MoreButton({ more, isReading, moreError }: MoreButtonProps) {
  const { t, failure } = useText();
  if (!more) return null;
  return (
    <>
      {!isReading && moreError !== undefined && <LazyAlert severity="error">{failure(moreError)}</LazyAlert>}
      <Button variant="outlined" onClick={more} loading={isReading} sx={{ justifySelf: 'center' }}>
        {t('action.more')}
      </Button>
    </>
  );
}
