import { cardLevels } from '@lia/sdk/accounts/accessCodes';
import { registerGroupStudent } from '@lia/sdk/groupRegistrations/endpoints';
import { type GroupRegistered, groupRegistrationSchema } from '@lia/sdk/groupRegistrations/schema';
import type { Group } from '@lia/sdk/groups/schema';
import { LONGEST_EMAIL } from '@lia/sdk/validation/lengths';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { ChildNameFields } from '../fields/ChildNameFields.tsx';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { PasswordInput } from '../fields/PasswordInput.tsx';
import { useTypedFields } from '../fields/useTypedFields.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { RegisteredStudent } from './RegisteredStudent.tsx';
import { useGroupChange } from './useGroupChange.ts';

interface RegisterStudentDialogProps {
  group: Pick<Group, 'id' | 'name' | 'level'>;
  close: () => void;
}

type Registered = GroupRegistered['data'] & { name: string };

/** Registers a student in a group, and leads on to their card. */
export default function RegisterStudentDialog({ group, close }: RegisterStudentDialogProps) {
  const [registered, setRegistered] = useState<Registered | null>(null);
  const hasCard = cardLevels.some((level) => level === group.level);
  if (!registered) return <RegistrationForm {...{ group, hasCard, close }} registered={setRegistered} />;
  return <RegisteredStudent {...{ group, hasCard, close }} student={registered} another={() => setRegistered(null)} />;
}

interface RegistrationFormProps extends RegisterStudentDialogProps {
  hasCard: boolean;
  registered: (student: Registered) => void;
}

function RegistrationForm({ group, hasCard, registered, close }: RegistrationFormProps) {
  const { t } = useText();
  const { busy, run } = useGroupChange();
  const { key, refused, refuse, attempt, input } = useTypedFields(
    { name: '', last_name: '', email: '', password: '' },
    ({ email, password, ...names }) =>
      validate(
        groupRegistrationSchema,
        { ...names, ...(email.trim() !== '' && { email }), ...(!hasCard && { password }) },
        { input: 'typed' },
      ),
  );

  async function submit(): Promise<void> {
    const body = attempt();
    if (!body) return;
    await run(
      async (client) => {
        const answer = await client.call(registerGroupStudent, {
          params: { id: group.id },
          body,
          idempotencyKey: key,
        });
        registered({ ...answer.data, name: body.name });
        return answer;
      },
      { refused: refuse },
    );
  }

  return (
    <FormDialog
      title={t('registerStudent.title', { name: group.name })}
      action={t('registerStudent.send')}
      busy={busy}
      submit={submit}
      close={close}
    >
      <ChildNameFields input={input} />
      {!hasCard && <PasswordInput {...input('password')} label={t('registerStudent.password')} required />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <LabelledInput {...input('email')} label={t('student.guardian.email')} type="email" maxLength={LONGEST_EMAIL} />
        <Typography variant="body2" color="text.secondary">
          {t('student.guardian.why')}
        </Typography>
      </Box>
      <FormRefusal {...refused} />
    </FormDialog>
  );
}
