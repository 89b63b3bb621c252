import type { SessionUser } from '@lia/sdk/accounts/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useSentKey } from '../fields/useSentKey.ts';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { type Accepted, Consents } from './Consents.tsx';
import type { InvitationKind } from './kinds.ts';

interface AcceptFormProps {
  kind: InvitationKind;
  token: string;
  user: SessionUser;
  accepted: (message: string) => void;
}

/** Accepts an invitation in the session that is open. */
export function AcceptForm({ kind, token, user, accepted: done }: AcceptFormProps) {
  const { t, failure } = useText();
  const { session } = useServices();
  const [{ terms, privacy }, setAccepted] = useState<Accepted>({});
  const [refusal, setRefusal] = useState<{ text: string | null; times: number }>({ text: null, times: 0 });
  const [sending, setSending] = useState(false);
  const { keyOf } = useSentKey();
  const consents = terms !== undefined && privacy !== undefined ? { terms, privacy } : null;
  const refuse = (text: string) => setRefusal(({ times }) => ({ text, times: times + 1 }));
  const { displayName, username } = user.data;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    if (!consents) return refuse(t('invitation.consents'));
    setSending(true);
    try {
      const body = { token, consents };
      const { message } = await session.client.call(kind.accept, { body, idempotencyKey: keyOf(body) });
      await session.refresh();
      done(message);
    } catch (error) {
      refuse(failure(error));
      setSending(false);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 3, width: '100%', maxWidth: 440, textAlign: 'start' }}
    >
      <Typography>{t('invitation.as', { name: displayName || username })}</Typography>
      <Consents
        accepted={{ ...(terms !== undefined && { terms }), ...(privacy !== undefined && { privacy }) }}
        missing={refusal.times > 0}
        onChange={setAccepted}
      />
      <FormRefusal {...refusal} />
      <SubmitButton ready={consents !== null} sending={sending}>
        {t('invitation.accept')}
      </SubmitButton>
      <Button onClick={session.signOut}>{t('invitation.other')}</Button>
    </Box>
  );
}
