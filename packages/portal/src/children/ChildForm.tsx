import { updateChild } from '@lia/sdk/children/endpoints';
import { type ChildRecord, childUpdateSchema } from '@lia/sdk/children/schema';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { childLabels } from '@lia/sdk/registrations/labels';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type SubmitEvent, useId, useRef, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';

const fields = ['name', 'last_name', 'level', 'grade'] as const;
type Field = (typeof fields)[number];
type Values = Readonly<Record<Field, string>>;

interface ChildFormProps {
  child: ChildRecord;
  refresh: () => Promise<unknown>;
  close: () => void;
}

/** Changes the name and grade of a child. */
export default function ChildForm({ child, refresh, close }: ChildFormProps) {
  const { t, language, message, failure } = useText();
  const { session, toasts } = useServices();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({
    name: child.name,
    last_name: child.last_name,
    level: String(child.level),
    grade: String(child.grade),
  });
  const [key, setKey] = useState(newIdempotencyKey);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const refusal = useRefusal();
  const [sending, setSending] = useState(false);
  const checked = validate(childUpdateSchema, values, { input: 'typed' });

  function change(changed: Partial<Values>): void {
    setValues((before) => ({ ...before, ...changed }));
    setKey(newIdempotencyKey());
    refusal.forget();
  }

  function errorOf(name: Field): string | null {
    const rule = left.has(name) && !checked.ok ? checked.fields[name] : undefined;
    return (refusal.error instanceof ApiError && refusal.error.fields[name]) || (rule ? message(rule) : null);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setLeft(new Set(fields));
    if (!checked.ok) {
      const wrong = fields.find((name) => checked.fields[name]);
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setSending(true);
    try {
      const call = { params: { id: child.uuid }, body: checked.value, idempotencyKey: key };
      const answer = await session.client.call(updateChild, call);
      await refresh();
      toasts.show('success', answer.message);
      close();
    } catch (error) {
      refusal.refuse(error);
      setSending(false);
    }
  }

  const text = (name: 'name' | 'last_name') => (
    <LabelledInput
      name={name}
      label={childLabels[name][language]}
      required
      value={values[name]}
      error={errorOf(name)}
      maxLength={150}
      autoComplete="off"
      onChange={({ target }) => change({ [name]: target.value })}
      onBlur={() => setLeft((before) => new Set([...before, name]))}
    />
  );
  const refused = refusal.error !== null && !fields.some((name) => errorOf(name) !== null);

  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('child.edit.title', { name: child.name })}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          ref={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 4, pt: 1 }}
        >
          {text('name')}
          {text('last_name')}
          <RadioField
            name="level"
            label={childLabels.level[language]}
            value={values.level}
            error={errorOf('level')}
            choices={levels.map((level) => ({ value: String(level), label: t(`child.level.${level}`) }))}
            // A grade that the chosen level does not have is chosen again.
            onChange={(level) =>
              change({ level, ...(!gradesOf(Number(level)).includes(Number(values.grade)) && { grade: '' }) })
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
            onChange={(grade) => change({ grade })}
          />
          <FormRefusal text={refused ? failure(refusal.error) : null} times={refusal.times} />
          <SubmitButton ready={checked.ok} sending={sending}>
            {t('child.edit.submit')}
          </SubmitButton>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
