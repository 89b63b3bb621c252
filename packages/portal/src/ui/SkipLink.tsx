import Link from '@mui/material/Link';

import { useText } from '../i18n/useText.ts';
import { CONTENT_ID } from './MainPart.tsx';

/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  const { t } = useText();
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The address stays as it is, so that going back does not stop here.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 2.5,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('page.skip')}
    </Link>
  );
}
