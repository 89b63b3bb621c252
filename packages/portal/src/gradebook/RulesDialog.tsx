import { setGradebookRules } from '@lia/sdk/gradebook/endpoints';
import { MAX_WEIGHT, type MissingRule, missingRules } from '@lia/sdk/gradebook/rules';
import type { Gradebook, Sheet } from '@lia/sdk/gradebook/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { useText } from '../i18n/useText.ts';
import { useChange } from '../changes/useChange.ts';
import { InputDialog } from '../ui/InputDialog.tsx';

interface RulesDialogProps {
  group: string;
  sheet: Sheet;
  saved: (gradebook: Gradebook) => void;
  close: () => void;
}

const weights = Array.from({ length: MAX_WEIGHT + 1 }, (_, weight) => weight);

/** Asks how the suggested grades of a sheet are made. */
export default function RulesDialog({ group, sheet, saved, close }: RulesDialogProps) {
  const { t } = useText();
  const id = useId();
  const { busy, run } = useChange();
  const { period, subject, lowest } = sheet;
  const [missing, setMissing] = useState<MissingRule>(sheet.missing);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});

  async function save(): Promise<void> {
    const body = {
      period,
      subject,
      missing,
      weights: sheet.activities.map((activity) => ({
        activity: activity.id,
        weight: chosen[activity.id] ?? activity.weight,
      })),
    };
    const done = await run(async (client) => {
      const { message, data } = await client.call(setGradebookRules, {
        params: { id: group },
        body,
        idempotencyKey: newIdempotencyKey(),
      });
      saved({ data });
      return { message };
    });
    if (done) close();
  }

  return (
    <InputDialog close={close} maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('gradebook.rules.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText>{t('gradebook.rules.text', { lowest })}</DialogContentText>
          <RadioField
            name="missing"
            label={t('gradebook.rules.missing')}
            value={missing}
            error={null}
            choices={missingRules.map((rule) => ({ value: rule, label: t(`gradebook.rules.${rule}`, { lowest }) }))}
            onChange={setMissing}
          />
          {sheet.activities.map(({ id: activity, name, weight }) => (
            <LabelledSelect
              key={activity}
              label={t('gradebook.rules.weight', { name })}
              value={chosen[activity] ?? weight}
              onChange={({ target }) => setChosen((all) => ({ ...all, [activity]: Number(target.value) }))}
            >
              {weights.map((one) => (
                <option key={one} value={one}>
                  {one === 0 ? t('gradebook.rules.none') : t('gradebook.rules.times', { weight: one })}
                </option>
              ))}
            </LabelledSelect>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button variant="contained" disabled={busy} onClick={() => void save()}>
          {t('gradebook.rules.save')}
        </Button>
      </DialogActions>
    </InputDialog>
  );
}
