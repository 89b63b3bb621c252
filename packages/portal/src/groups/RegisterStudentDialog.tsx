import { cardLevels } from '@lia/sdk/accounts/accessCodes';
import { registerGroupStudent } from '@lia/sdk/groupRegistrations/endpoints';
import { type GroupRegistered, groupRegistrationSchema } from '@lia/sdk/groupRegistrations/schema';
import type { Group } from '@lia/sdk/groups/schema';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { childLabels } from '@lia/sdk/registrations/labels';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useRef, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { PasswordInput } from '../fields/PasswordInput.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { RegisteredStudent } from './RegisteredStudent.tsx';
import { useGroupChange } from './useGroupChange.ts';

const fields = ['name', 'last_name', 'email', 'password'] as const;
type Field = (typeof fields)[number];
type Values = Readonly<Record<Field, string>>;

const none: Values = { name: '', last_name: '', email: '', password: '' };

interface RegisterStudentDialogProps {
  group: Pick<Group, 'id' | 'name' | 'level'>;
  close: () => void;
}

/** Registers a student in a group, and leads on to their card. */
export default function RegisterStudentDialog({ group, close }: RegisterStudentDialogProps) {
  const { t, language, message, failure } = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(none);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  // The same student sent again after a lost answer is one; a changed one is another.
  const [key, setKey] = useState(newIdempotencyKey);
  const refusal = useRefusal();
  const [registered, setRegistered] = useState<(GroupRegistered['data'] & { name: string }) | null>(null);
  const { busy, run } = useGroupChange();
  const hasCard = cardLevels.some((level) => level === group.level);
  const { email, password, ...names } = values;
  const checked = validate(
    groupRegistrationSchema,
    { ...names, ...(email.trim() !== '' && { email }), ...(!hasCard && { password }) },
    { input: 'typed' },
  );

  function type(changed: Partial<Values>): void {
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
    if (busy) return;
    setLeft(new Set(fields));
    if (!checked.ok) {
      const wrong = fields.find((name) => checked.fields[name]);
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    const body = checked.value;
    await run(
      async (client) => {
        const answer = await client.call(registerGroupStudent, {
          params: { id: group.id },
          body,
          idempotencyKey: key,
        });
        setRegistered({ ...answer.data, name: body.name });
        return answer;
      },
      { refused: refusal.refuse },
    );
  }

  function another(): void {
    setRegistered(null);
    setLeft(new Set());
    type(none);
  }

  const wiring = (name: Field) => ({
    name,
    value: values[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => type({ [name]: target.value }),
    onBlur: () => setLeft((before) => new Set([...before, name])),
  });
  const refused = refusal.error !== null && !fields.some((name) => errorOf(name) !== null);

  if (registered) return <RegisteredStudent {...{ group, hasCard, close, another }} student={registered} />;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('registerStudent.title', { name: group.name })}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id={id}
          ref={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 4, pt: 1 }}
        >
          <LabelledInput {...wiring('name')} label={childLabels.name[language]} required maxLength={150} />
          <LabelledInput {...wiring('last_name')} label={childLabels.last_name[language]} required maxLength={150} />
          {!hasCard && <PasswordInput {...wiring('password')} label={t('registerStudent.password')} required />}
          <Box sx={{ display: 'grid', gap: 2 }}>
            <LabelledInput {...wiring('email')} label={t('student.guardian.email')} type="email" maxLength={254} />
            <Typography variant="body2" color="text.secondary">
              {t('student.guardian.why')}
            </Typography>
          </Box>
          <FormRefusal text={refused ? failure(refusal.error) : null} times={refusal.times} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button type="submit" form={id} variant="contained" disabled={busy}>
          {t('registerStudent.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
