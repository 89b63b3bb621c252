import { reachesOf } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { moderate } from '@lia/sdk/moderation/endpoints';
import type { ReportRecord } from '@lia/sdk/moderation/records';
import { isDecidedBy, MAX_REPORT_TEXT, type ModerationAction, stepsFrom } from '@lia/sdk/moderation/rules';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { usePermissions } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useAct } from '../records/ActButton.tsx';
import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';

const looks = {
  review: { variant: 'contained', color: 'primary' },
  hide: { variant: 'contained', color: 'error' },
  warn: { variant: 'outlined', color: 'primary' },
  clear: { variant: 'outlined', color: 'primary' },
  escalate: { variant: 'text', color: 'primary' },
  restore: { variant: 'outlined', color: 'primary' },
} as const satisfies Record<ModerationAction, object>;

/** The steps that a report allows who looks at it; a school, that LIA decides where it handed the report over. */
export function Steps({ record }: { record: ReportRecord }) {
  const { t } = useWords();
  const { permissions } = usePermissions<Holder>();
  const steps = stepsFrom(record);
  if (!permissions || steps.length === 0) return null;
  const who = reachesOf(permissions, 'moderation.manage').has('everything') ? 'lia' : 'school';
  if (isDecidedBy(who, record)) return <NextStep record={record} steps={steps} />;
  return (
    <Section title={t('moderation.decision')}>
      <Typography color="text.secondary">{t('moderation.decidedByLia')}</Typography>
    </Section>
  );
}

/** The steps, each with why it is made. */
function NextStep({ record, steps }: { record: ReportRecord; steps: readonly ModerationAction[] }) {
  const { id, grave, status } = record;
  const { t } = useWords();
  const client = useClient();
  const { busy, act } = useAct();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);

  const make = async (action: ModerationAction): Promise<void> => {
    const text = note.trim();
    setMissing(text === '');
    if (text === '') {
      field.current?.focus();
      return;
    }
    await act(() => client.call(moderate, { params: { id }, body: { action, note: text } }));
  };

  return (
    <Section title={t('moderation.decision')}>
      {grave && status !== 'resolved' && <Alert severity="error">{t('moderation.help')}</Alert>}
      <TextField
        id="moderation-note"
        inputRef={field}
        label={t('moderation.note')}
        helperText={t(missing ? 'moderation.noteMissing' : 'moderation.noteHint')}
        error={missing}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_REPORT_TEXT, autoComplete: 'off' } }}
        multiline
        minRows={3}
        fullWidth
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {steps.map((action) => (
          <Button key={action} {...looks[action]} disabled={busy} onClick={() => void make(action)}>
            {t(`moderation.actions.${action}`)}
          </Button>
        ))}
      </Stack>
    </Section>
  );
}
