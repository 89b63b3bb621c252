import { loginElsewhere } from '@lia/sdk/accounts/endpoints';
import { credentialsLabels } from '@lia/sdk/accounts/labels';
import type { Credentials, Handoff } from '@lia/sdk/accounts/schema';
import { ApiError } from '@lia/sdk/http/error';
import { useEffect, useState } from 'react';

import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Done } from '../form/Done.tsx';
import { FailureNotice } from '../form/notices.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { Section } from '../fields/Section.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { useSubmission } from '../form/useSubmission.ts';
import { useDeparture, useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { Surface } from '../host/Surface.tsx';
import { es } from './es.ts';
import { blank, type LoginPath, type LoginValues } from './values.ts';

spanish.add(es);

const rules = async () => (await import('./validation.ts')).check;

/** Fields that the API's refusals are about (document 1 section 8). */
const fieldOf: Readonly<Record<string, LoginPath>> = { USER_NOT_FOUND: 'username', INVALID_PASSWORD: 'password' };

/**
 * The member sign-in for our marketing site. The portal stands on another origin, so the session is handed over by a code
 * in the fragment of its address: good once, for a minute, and never sent to a server by the browser. Nothing is kept on
 * this page. Needs a `WidgetProvider` around it.
 */
export function LoginForm() {
  const { client, emit, go } = useHost();
  const { t, label } = useText();
  const form = useForm<LoginValues, Credentials, LoginPath>({ initial: blank, rules });
  const { submission, submit, fail } = useSubmission();
  const [portal, setPortal] = useState<string | null>(null);
  useDeparture(portal, 0);

  useEffect(() => emit('ready', {}), [emit]);

  /** A code is all that this page ever holds. */
  async function enter(body: Credentials): Promise<Handoff> {
    try {
      return await client.call(loginElsewhere, { body });
    } catch (error) {
      const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
      if (error instanceof ApiError && field) form.refuse({ [field]: error.message });
      throw error;
    }
  }

  async function send() {
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    const body = finished?.body;
    if (!body) return;
    // A sign-in is never the same write twice, and its print must hold no secret.
    await submit<Handoff>(body.username, {
      earlier: null,
      keep: () => {},
      send: () => enter(body),
      accepted({ code }) {
        form.reset(blank);
        setPortal(`/callback#code=${code}`);
        emit('success', { order: null });
      },
      refuse: form.refuse,
    });
  }

  if (portal !== null) {
    return (
      <Surface>
        <Done message={t('login.arriving')}>
          <button type="button" className="lia-primary" part="button" onClick={() => go(portal)}>
            {t('login.go')}
          </button>
        </Done>
      </Surface>
    );
  }
  const { field } = form;
  const username = field('username');
  const password = field('password');
  // An error that is shown at its field is not repeated.
  const onField = [username, password].some(({ error }) => error !== undefined);
  // A password is refused for its username, so another username ends the refusal as another password does.
  const corrected = (name: string) =>
    password.error === undefined ? username.change(name) : form.reset({ ...form.values, username: name });
  return (
    <Surface>
      <FormFrame label={t('login.title')} refusals={form.refusals} onWarm={form.warm} onSend={() => void send()}>
        <h2 className="lia-title">{t('login.title')}</h2>
        <Section>
          <TextField
            field={{ ...username, change: corrected }}
            label={label(credentialsLabels.username)}
            autoComplete="username"
            verbatim
          />
          <PasswordField field={password} label={label(credentialsLabels.password)} autoComplete="current-password" />
        </Section>
        <div className="lia-actions">
          {!onField && <FailureNotice submission={submission} />}
          <SubmitButton submission={submission} missing={form.missing()}>
            {t('login.submit')}
          </SubmitButton>
        </div>
      </FormFrame>
    </Surface>
  );
}
