import Button from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';
import type { Pages } from '../services/useRead.ts';

/** Reads the next page of a list; nothing once all of it is there. */
export function MoreButton({ more, isReading }: Pick<Pages<unknown>, 'more' | 'isReading'>) {
  const { t } = useText();
  if (!more) return null;
  return (
    <Button variant="outlined" onClick={more} loading={isReading} sx={{ justifySelf: 'center' }}>
      {t('action.more')}
    </Button>
  );
}
