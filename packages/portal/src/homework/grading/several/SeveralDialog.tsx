import type { Activity } from '@lia/sdk/activities/schema';
import { clockOf, instantOf } from '@lia/sdk/calendar/zones';
import { canHappen } from '@lia/sdk/homework/states';
import type { StudentHomework } from '@lia/sdk/homework/records';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

import { LabelledInput } from '../../../fields/LabelledInput.tsx';
import { RadioField } from '../../../fields/RadioField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { InputDialog } from '../../../ui/InputDialog.tsx';
import { ChooseStudents } from './ChooseStudents.tsx';
import { severalTexts } from './es.ts';
import { useSeveralStudents } from './useSeveralStudents.ts';

export interface SeveralStudentsProps {
  activity: Activity;
  students: readonly StudentHomework[];
  changed: () => void;
}

const actions = ['time', 'excuse'] as const;
type Action = (typeof actions)[number];

/** To whom each action can be done. */
const fits: Readonly<Record<Action, (student: StudentHomework) => boolean>> = {
  time: ({ status }) => canHappen(status, 'extend'),
  excuse: ({ status, attempts }) => attempts === 0 && (status === 'toDo' || status === 'draft'),
};

/** Asks to which students something is done, and does it by one call. */
export default function SeveralDialog({
  activity,
  students,
  changed,
  close,
}: SeveralStudentsProps & { close: () => void }) {
  useTexts(severalTexts);
  const { t, failure } = useText();
  const form = useId();
  const { busy, error, extend, excuse } = useSeveralStudents(activity.id, changed);
  const [action, setAction] = useState<Action>('time');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [due, setDue] = useState(() => clockOf(activity.finish_date, activity.zone));
  const [cutoff, setCutoff] = useState('');
  const possible = students.filter(fits[action]);
  const chosen = possible.filter(({ id }) => picked.has(id)).map(({ id }) => id);

  async function save(): Promise<void> {
    if (chosen.length === 0) return;
    const cutoffAt = cutoff === '' ? null : instantOf(cutoff, activity.zone);
    const dates = { dueAt: instantOf(due, activity.zone), cutoffAt };
    const saved = action === 'time' ? extend(chosen.map((id) => ({ id, ...dates }))) : excuse(chosen);
    if (await saved) close();
  }

  return (
    <InputDialog close={close} maxWidth="sm" aria-labelledby={`${form}-title`}>
      <DialogTitle id={`${form}-title`}>{t('grading.several')}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {error !== null && <Alert severity="error">{failure(error)}</Alert>}
          <RadioField
            name="several-action"
            label={t('grading.several.what')}
            choices={actions.map((value) => ({ value, label: t(`grading.several.${value}`) }))}
            value={action}
            error={null}
            onChange={setAction}
          />
          {action === 'time' && (
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
              <LabelledInput
                label={t('grading.time.until')}
                type="datetime-local"
                required
                error={null}
                value={due}
                onChange={({ target }) => setDue(target.value)}
              />
              <LabelledInput
                label={t('grading.several.cutoff')}
                type="datetime-local"
                min={due}
                error={null}
                value={cutoff}
                onChange={({ target }) => setCutoff(target.value)}
              />
            </Box>
          )}
          <ChooseStudents students={possible} chosen={chosen} choose={(ids) => setPicked(new Set(ids))} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button type="submit" form={form} variant="contained" loading={busy} disabled={chosen.length === 0}>
          {t(`grading.several.${action}.send`, { count: chosen.length })}
        </Button>
      </DialogActions>
    </InputDialog>
  );
}
