import { cardLevels } from '@lia/sdk/accounts/accessCodes';
import { registerGroupStudent } from '@lia/sdk/groupRegistrations/endpoints';
import { type GroupRegistered, groupRegistrationSchema } from '@lia/sdk/groupRegistrations/schema';
import type { Group } from '@lia/sdk/groups/schema';
import { childLabels } from '@lia/sdk/registrations/labels';
import { LONGEST_EMAIL, LONGEST_PERSON_NAME } from '@lia/sdk/validation/lengths';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { PasswordInput } from '../fields/PasswordInput.tsx';
import { useTypedFields } from '../fields/useTypedFields.ts';
import { useText } from '../i18n/useText.ts';
import { InputDialog } from '../ui/InputDialog.tsx';
import { RegisteredStudent } from './RegisteredStudent.tsx';
import { useGroupChange } from './useGroupChange.ts';

const fields = ['name', 'last_name', 'email', 'password'] as const;
const none = { name: '', last_name: '', email: '', password: '' };

interface RegisterStudentDialogProps {
  group: Pick<Group, 'id' | 'name' | 'level'>;
  close: () => void;
}

/** Registers a student in a group, and leads on to their card. */
export default function RegisterStudentDialog({ group, close }: RegisterStudentDialogProps) {
  const { t, language } = useText();
  const id = useId();
  const [registered, setRegistered] = useState<(GroupRegistered['data'] & { name: string }) | null>(null);
  const { busy, run } = useGroupChange();
  const hasCard = cardLevels.some((level) => level === group.level);
  const { form, key, refused, refuse, attempt, begin, input } = useTypedFields(
    fields,
    none,
    ({ email, password, ...names }) =>
      validate(
        groupRegistrationSchema,
        { ...names, ...(email.trim() !== '' && { email }), ...(!hasCard && { password }) },
        { input: 'typed' },
      ),
  );

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const body = attempt();
    if (!body) return;
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
      { refused: refuse },
    );
  }

  function another(): void {
    setRegistered(null);
    begin();
  }

  if (registered) return <RegisteredStudent {...{ group, hasCard, close, another }} student={registered} />;
  return (
    <InputDialog close={close} aria-labelledby={`${id}-title`}>
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
          <LabelledInput
            {...input('name')}
            label={childLabels.name[language]}
            required
            maxLength={LONGEST_PERSON_NAME}
          />
          <LabelledInput
            {...input('last_name')}
            label={childLabels.last_name[language]}
            required
            maxLength={LONGEST_PERSON_NAME}
          />
          {!hasCard && <PasswordInput {...input('password')} label={t('registerStudent.password')} required />}
          <Box sx={{ display: 'grid', gap: 2 }}>
            <LabelledInput
              {...input('email')}
              label={t('student.guardian.email')}
              type="email"
              maxLength={LONGEST_EMAIL}
            />
            <Typography variant="body2" color="text.secondary">
              {t('student.guardian.why')}
            </Typography>
          </Box>
          <FormRefusal {...refused} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button type="submit" form={id} variant="contained" disabled={busy}>
          {t('registerStudent.send')}
        </Button>
      </DialogActions>
    </InputDialog>
  );
}
