import { saveNotificationPreferences } from '@lia/sdk/notifications/endpoints';
import type { OwnPreferences } from '@lia/sdk/notifications/records';
import { digests, type NotificationChannel } from '@lia/sdk/notifications/rules';
import type { NotificationPreferences } from '@lia/sdk/notifications/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useState } from 'react';

import { useChange } from '../../changes/useChange.ts';
import { FieldsToSave } from '../../fields/FieldsToSave.tsx';
import { FormRefusal } from '../../fields/FormRefusal.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { useRefusal } from '../../fields/useRefusal.ts';
import { useWrongFocus } from '../../ui/focus.ts';
import { useText } from '../../i18n/useText.ts';
import { ForMember } from '../../ui/ForMember.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { isComplete, QuietFields } from './QuietFields.tsx';

interface PreferencesFormProps {
  kept: NotificationPreferences;
  channels: readonly NotificationChannel[];
  onSaved: (saved: OwnPreferences) => void;
}

/** Chooses channels, digest, quiet hours and their zone, and saves them together. */
export function PreferencesForm({ kept, channels, onSaved }: PreferencesFormProps) {
  const { t, failure } = useText();
  const { busy, run } = useChange();
  const id = useId();
  const [values, setValues] = useState(kept);
  const refusal = useRefusal();
  const focusWrong = useWrongFocus();
  const { off, digest } = values;
  const change = (changed: Partial<NotificationPreferences>) => setValues((before) => ({ ...before, ...changed }));
  const ready = isComplete(values);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!ready) return focusWrong(event.currentTarget);
    const saved = await run(
      async (client) => {
        onSaved(await client.call(saveNotificationPreferences, { body: values }));
        return { message: t('notifications.settings.saved') };
      },
      { refused: refusal.refuse },
    );
    if (saved) refusal.forget();
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 8 }}>
      <FieldsToSave saving={busy} gap={8}>
        <Box component="section" aria-labelledby={`${id}-what`} sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h2" id={`${id}-what`}>
            {t('notifications.settings.what')}
          </Typography>
          <ChannelTable
            labelledBy={`${id}-what`}
            channels={channels}
            off={off}
            onChange={(next) => change({ off: next })}
          />
          <Typography color="text.secondary">{t('notifications.settings.always')}</Typography>
        </Box>
        <Box component="section" aria-labelledby={`${id}-when`} sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <Typography variant="h2" id={`${id}-when`}>
            {t('notifications.settings.when')}
          </Typography>
          <RadioField
            name="digest"
            label={t('notifications.digest')}
            choices={digests.map((value) => ({ value, label: t(`notifications.digest.${value}`) }))}
            value={digest}
            error={null}
            onChange={(value) => change({ digest: value })}
          />
          <Typography variant="body2" color="text.secondary">
            {t('notifications.digest.classes')}
          </Typography>
          <QuietFields
            values={values}
            text={t('notifications.quiet.text')}
            zoneLabel={t('notifications.zone')}
            onChange={change}
          />
        </Box>
      </FieldsToSave>
      <ForMember>
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <FormRefusal text={refusal.error === null ? null : failure(refusal.error)} times={refusal.times} />
          <SubmitButton ready={ready} sending={busy}>
            {t('notifications.settings.save')}
          </SubmitButton>
        </Box>
      </ForMember>
    </Box>
  );
}
