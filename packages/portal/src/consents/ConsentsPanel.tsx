import type { MyConsent } from '@lia/sdk/consents/records';
import type { LegalDocument } from '@lia/sdk/consents/rules';
import { ApiError } from '@lia/sdk/http/error';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { consentTexts } from './es.ts';
import { ConsentBox } from './ConsentBox.tsx';

interface ConsentsPanelProps {
  missing: MyConsent[];
  /** Rejects where nothing was recorded. */
  agree: (consents: Partial<Record<LegalDocument, string>>) => Promise<void>;
}

/** The form with the texts that are to be accepted. */
export default function ConsentsPanel({ missing, agree }: ConsentsPanelProps) {
  useTexts(consentTexts);
  const { t, failure } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [accepted, setAccepted] = useState<Partial<Record<LegalDocument, string>>>({});
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string | null; times: number }>({ text: null, times: 0 });
  const changed = missing.every((one) => one.agreed !== null);
  const complete = missing.every(({ document, version }) => accepted[document] === version);
  const refuse = (text: string) => setRefusal(({ times }) => ({ text, times: times + 1 }));

  async function send() {
    if (sending) return;
    if (!complete) {
      refuse(t('consents.incomplete'));
      form.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
      return;
    }
    setSending(true);
    try {
      await agree(accepted);
    } catch (error) {
      refuse((error instanceof ApiError && Object.values(error.fields)[0]) || failure(error));
      setSending(false);
    }
  }

  return (
    <Card component="section" aria-labelledby="consents" sx={{ p: { xs: 4, sm: 6 } }}>
      <form
        ref={form}
        noValidate
        style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div>
          <Typography variant="h2" id="consents">
            {t(changed ? 'consents.title.changed' : 'consents.title')}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '60ch' }}>
            {t(changed ? 'consents.text.changed' : 'consents.text')}
          </Typography>
        </div>
        <div>
          {missing.map((consent) => (
            <ConsentBox
              key={consent.document}
              consent={consent}
              checked={accepted[consent.document] === consent.version}
              missing={refusal.times > 0 && accepted[consent.document] !== consent.version}
              onChange={(version) => setAccepted((before) => ({ ...before, [consent.document]: version }))}
            />
          ))}
        </div>
        <FormRefusal {...refusal} />
        <SubmitButton ready={complete} sending={sending}>
          {t('consents.submit')}
        </SubmitButton>
      </form>
    </Card>
  );
}
