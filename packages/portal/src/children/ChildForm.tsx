import { updateChild } from '@lia/sdk/children/endpoints';
import { type ChildRecord, childUpdateSchema } from '@lia/sdk/children/schema';
import { childLabels } from '@lia/sdk/registrations/labels';
import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type SubmitEvent, useId } from 'react';

import { useChange } from '../changes/useChange.ts';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useTypedFields } from '../fields/useTypedFields.ts';
import { useText } from '../i18n/useText.ts';
import { InputDialog } from '../ui/InputDialog.tsx';
import { ChildNameFields } from '../fields/ChildNameFields.tsx';

interface ChildFormProps {
  child: ChildRecord;
  refresh: () => Promise<unknown>;
  close: () => void;
}

/** Changes the name and grade of a child. */
export default function ChildForm({ child, refresh, close }: ChildFormProps) {
  const { t, language } = useText();
  const titleId = useId();
  const { busy, run } = useChange();
  const { form, values, key, type, errorOf, ready, refused, refuse, attempt, input } = useTypedFields(
    { name: child.name, last_name: child.last_name, level: String(child.level), grade: String(child.grade) },
    (given) => validate(childUpdateSchema, given, { input: 'typed' }),
  );

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const body = attempt();
    if (!body) return;
    const saved = await run(
      async (client) => {
        const answer = await client.call(updateChild, { params: { id: child.uuid }, body, idempotencyKey: key });
        await refresh();
        return answer;
      },
      { refused: refuse },
    );
    if (saved) close();
  }

  return (
    <InputDialog close={close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('child.edit.title', { name: child.name })}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          ref={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 4, pt: 1 }}
        >
          <ChildNameFields input={input} />
          <RadioField
            name="level"
            label={childLabels.level[language]}
            value={values.level}
            error={errorOf('level')}
            choices={levels.map((level) => ({ value: String(level), label: levelLabels[level][language] }))}
            // A grade that the chosen level does not have is chosen again.
            onChange={(level) =>
              type({ level, ...(!gradesOf(Number(level)).includes(Number(values.grade)) && { grade: '' }) })
            }
          />
          <RadioField
            name="grade"
            label={childLabels.grade[language]}
            value={values.grade}
            error={errorOf('grade')}
            choices={gradesOf(Number(values.level)).map((grade) => ({
              value: String(grade),
              label: t('child.grade.number', { grade }),
            }))}
            onChange={(grade) => type({ grade })}
          />
          <FormRefusal {...refused} />
          <SubmitButton ready={ready} sending={busy}>
            {t('child.edit.submit')}
          </SubmitButton>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.close')}</Button>
      </DialogActions>
    </InputDialog>
  );
}
