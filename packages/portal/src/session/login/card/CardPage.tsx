import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import { ApiError } from '@lia/sdk/http/error';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';

import { Logo } from '../../../brand/Logo.tsx';
import { FormRefusal } from '../../../fields/FormRefusal.tsx';
import { LabelledInput } from '../../../fields/LabelledInput.tsx';
import { SubmitButton } from '../../../fields/SubmitButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { useServices, useSession } from '../../../services/services.ts';
import { Page } from '../../../ui/Page.tsx';
import { wantedPath } from '../../guards.tsx';
import { signInCardTexts } from './es.ts';

/** What is wrong with the code, by a refusal that is about it; null for others. */
function wrongCodeOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'ACCESS_CODE_UNKNOWN' ? error.message : (error.fields['code'] ?? null);
}

/**
 * `/login/tarjeta`, `#code=` where the QR of an access card leads here. The code is in the fragment, which browsers send to no
 * server. A press is needed in any case, so that a link cannot sign a user in to another person's account (login CSRF).
 */
export default function CardPage() {
  useTexts(signInCardTexts);
  const { t, failure } = useText();
  const { session } = useServices();
  // `state`: where the student was on their way to.
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [scanned] = useState(() => new URLSearchParams(hash.slice(1)).get('code') ?? '');
  const [code, setCode] = useState(() => writtenAccessCode(scanned));
  const [refusal, setRefusal] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const [sending, setSending] = useState(false);

  // The code is removed from the address at once, so that it is neither bookmarked nor shared.
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true, state });
  }, [navigate, hash, pathname, state]);

  function type({ value, selectionStart }: HTMLInputElement): void {
    // Rewritten while a character in the middle is corrected, the cursor would jump to the end.
    setCode(selectionStart === value.length ? writtenAccessCode(value) : value);
    setRefusal(null);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    if (code === '') return input.current?.focus();
    setSending(true);
    try {
      await session.signInByCode(code);
      await navigate(wantedPath(state) ?? '/', { replace: true });
    } catch (error) {
      setRefusal(error);
      setRefusals((times) => times + 1);
      setSending(false);
      if (wrongCodeOf(error) !== null) input.current?.focus();
    }
  }

  const wrongCode = wrongCodeOf(refusal);
  return (
    <Page bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Logo width={96} />
      <Typography variant="h1">{t('accessCard.title')}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
        {t(scanned === '' ? 'accessCard.text' : 'accessCard.scanned')}
      </Typography>
      <OpenSession />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 4, width: '100%', maxWidth: 440, textAlign: 'start' }}
      >
        <LabelledInput
          label={t('accessCard.code')}
          name="code"
          ref={input}
          value={code}
          error={wrongCode}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          onChange={({ target }) => type(target)}
          className="field-code"
        />
        <FormRefusal text={refusal !== null && wrongCode === null ? failure(refusal) : null} times={refusals} />
        <SubmitButton ready={code !== ''} sending={sending}>
          {t(sending ? 'login.submitting' : 'accessCard.submit')}
        </SubmitButton>
      </Box>
      <Link component={RouterLink} to="/login" state={state}>
        {t('accessCard.password')}
      </Link>
    </Page>
  );
}

/** Whose session is open on this device: schools share theirs. */
function OpenSession() {
  const { t } = useText();
  const state = useSession();
  if (state.status !== 'member') return null;
  const { displayName, username } = state.user.data;
  return <Alert severity="info">{t('accessCard.open', { name: displayName || username })}</Alert>;
}
