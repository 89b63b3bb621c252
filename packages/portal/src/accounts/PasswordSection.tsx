import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Changes the password among the other things of an account. */
export function PasswordSection({ changed }: { changed: () => void }) {
  const { t } = useText();
  const [times, setTimes] = useState(0);

  return (
    <Card component="section" aria-labelledby="password" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      <Typography variant="h2" id="password">
        {t('account.password')}
      </Typography>
      <PasswordForm
        // Empty again after each change.
        key={times}
        submit={t('account.password.submit')}
        changed={() => {
          setTimes((before) => before + 1);
          changed();
        }}
      />
    </Card>
  );
}
