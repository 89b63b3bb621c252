import { may } from '@lia/sdk/accounts/permissions';
import FeedIcon from '@mui/icons-material/IosShareOutlined';
import Button from '@mui/material/Button';
import { memo, useState } from 'react';

import { GoogleButton } from '../googleCalendars/GoogleButton.tsx';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';

const FeedDialog = lazyDialog(() => import('./feed/FeedDialog.tsx'));

/** The ways of a calendar to other programs, and of theirs to it: the same whatever is shown of it. */
export const OtherPrograms = memo(function OtherPrograms() {
  const { t } = useText();
  const user = useMember();
  const [takes, setTakes] = useState(false);
  if (user.viewed === true) return null;
  return (
    <>
      {may(user, 'calendar.feed') && (
        <Button
          variant="text"
          startIcon={<FeedIcon />}
          sx={{ justifySelf: 'start', minHeight: 44, displayPrint: 'none' }}
          onClick={() => setTakes(true)}
        >
          {t('calendar.feed')}
        </Button>
      )}
      {may(user, 'calendar.google') && <GoogleButton />}
      {takes && <FeedDialog close={() => setTakes(false)} />}
    </>
  );
});
