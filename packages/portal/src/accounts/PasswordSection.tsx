import { changePassword } from '@lia/sdk/accounts/endpoints';
import { passwordChangeLabels } from '@lia/sdk/accounts/labels';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useServices } from '../services/services.ts';
import { useText } from '../i18n/useText.ts';
import { AccountForm, newPasswordFields } from './AccountForm.tsx';
import { loadChangeRules } from './rules.ts';

/** Changes the password after the current one is given. `changed` is called once the other sessions have ended. */
export function PasswordSection({ changed }: { changed: () => void }) {
  const { t, language } = useText();
  const { session, toasts } = useServices();
  const [times, setTimes] = useState(0);

  return (
    <Card component="section" aria-labelledby="password" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      <Typography variant="h2" id="password">
        {t('account.password')}
      </Typography>
      <AccountForm
        // Empty again after each change.
        key={times}
        fields={[
          {
            name: 'current_password',
            label: passwordChangeLabels.current_password[language],
            kind: 'password',
            autoComplete: 'current-password',
          },
          ...newPasswordFields(language),
        ]}
        loadRules={loadChangeRules}
        send={async (body) => {
          const { message } = await session.client.call(changePassword, { body });
          toasts.show('success', message);
          setTimes((before) => before + 1);
          changed();
        }}
        submit={t('account.password.submit')}
      />
    </Card>
  );
}
