import type { Credentials } from '@lia/sdk/accounts/schema';
import { ApiError } from '@lia/sdk/http/error';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { FormRefusal } from '../../fields/FormRefusal.tsx';
import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { useServices } from '../../services/services.ts';

/** What is wrong with the code, by a refusal that is about it; null for others. */
function wrongCodeOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'SECOND_FACTOR_INVALID' ? error.message : (error.fields['second_factor'] ?? null);
}

interface CodeStepProps {
  /** What was accepted; it is kept on this page alone, until the code is. */
  credentials: Credentials;
  /** Goes back to username and password. */
  back: () => void;
}

/** The step after the password of accounts with a second factor: the code of an app, or a recovery code. */
export default function CodeStep({ credentials, back }: CodeStepProps) {
  const { t, failure } = useText();
  const { session } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const [sending, setSending] = useState(false);

  useEffect(() => input.current?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    if (code.trim() === '') return input.current?.focus();
    setSending(true);
    try {
      await session.signIn({ ...credentials, second_factor: code });
    } catch (error) {
      setRefusal(error);
      setRefusals((times) => times + 1);
      setSending(false);
      if (wrongCodeOf(error) !== null) input.current?.focus();
    }
  }

  const wrongCode = wrongCodeOf(refusal);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="plain-form">
      <p className="login-text">{t('login.code.text')}</p>
      <LabelledInput
        label={t('login.code.label')}
        name="second_factor"
        ref={input}
        value={code}
        error={wrongCode}
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        onChange={({ target }) => {
          setCode(target.value);
          setRefusal(null);
        }}
      />
      <FormRefusal text={refusal !== null && wrongCode === null ? failure(refusal) : null} times={refusals} />
      <SubmitButton ready={code.trim() !== ''} sending={sending}>
        {t(sending ? 'login.submitting' : 'login.submit')}
      </SubmitButton>
      <button type="button" className="plain-button" onClick={back}>
        {t('login.code.back')}
      </button>
    </form>
  );
}
