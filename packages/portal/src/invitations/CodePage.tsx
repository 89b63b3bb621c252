import { tidyAccessCode } from '@lia/sdk/accounts/accessCodes';
import { SHARED_CODE_LENGTH } from '@lia/sdk/parentInvitations/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';

import { Logo } from '../brand/Logo.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useWrongFocus } from '../ui/focus.ts';
import { useText } from '../i18n/useText.ts';
import { Page } from '../ui/Page.tsx';

/** Asks for the code of a shared invitation, as another parent reads it aloud or writes it down. */
export function CodePage({ enter }: { enter: (code: string) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const focusWrong = useWrongFocus();
  const code = tidyAccessCode(typed);
  const isWhole = code.length === SHARED_CODE_LENGTH;
  const title = t('invitation.code.title');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (isWhole) enter(code);
    else focusWrong(event.currentTarget);
  }

  return (
    <Page title={title} bare sx={{ justifyItems: 'center', gap: 4 }}>
      <Logo width={96} />
      <Typography variant="h1" sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: 440 }}>{t('invitation.code.text')}</Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ width: '100%', maxWidth: 440, display: 'grid', gap: 4 }}>
        <LabelledInput
          name="code"
          label={t('invitation.code')}
          value={typed}
          error={tried && !isWhole ? t('invitation.code.length', { length: SHARED_CODE_LENGTH }) : null}
          maxLength={3 * SHARED_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setTried(false);
          }}
        />
        <SubmitButton ready={isWhole} sending={false}>
          {t('invitation.code.go')}
        </SubmitButton>
      </Box>
    </Page>
  );
}
