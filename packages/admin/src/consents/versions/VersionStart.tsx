import { listTextVersions } from '@lia/sdk/consents/administration';
import { ApiError } from '@lia/sdk/http/error';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';

/** Fills the form with the text in force, of which a new version usually changes a part. */
export function VersionStart() {
  const t = useText();
  const client = useClient();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext();
  const document: unknown = useWatch({ name: 'document' });
  const [busy, setBusy] = useState(false);

  async function fill() {
    setBusy(true);
    const before = getValues();
    try {
      const query = { filter: JSON.stringify({ document, status: 'current' }) };
      const [current] = await client.call(listTextVersions, { query });
      // Of another document, where that was chosen meanwhile.
      if (!current || getValues('document') !== document) return;
      const { title_es, text_es, title_en, text_en } = current;
      for (const [field, text] of Object.entries({ title_es, text_es, title_en, text_en })) {
        // What was typed meanwhile stays.
        if (getValues(field) === before[field]) setValue(field, text.trim(), { shouldDirty: true });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(t('legalTexts.startFailed'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outlined" loading={busy} disabled={document === ''} onClick={() => void fill()}>
      {t('legalTexts.start')}
    </Button>
  );
}
