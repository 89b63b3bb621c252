import { may } from '@lia/sdk/accounts/permissions';
import { inviteStudentGuardian } from '@lia/sdk/groupRegistrations/endpoints';
import { guardianAddressSchema } from '@lia/sdk/groupRegistrations/schema';
import type { StudentRecord } from '@lia/sdk/groups/schema';
import { LONGEST_EMAIL } from '@lia/sdk/validation/lengths';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useTypedFields } from '../fields/useTypedFields.ts';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { ForMember } from '../ui/ForMember.tsx';
import { Section } from '../ui/Section.tsx';
import { useGroupChange } from './useGroupChange.ts';

interface AwaitedGuardianProps extends Pick<StudentRecord, 'uuid' | 'name'> {
  guardian_awaited: NonNullable<StudentRecord['guardian_awaited']>;
}

/** Invites a parent of a student whom a teacher registered, until one of them answers for the account. */
export default function AwaitedGuardian({ uuid, name, guardian_awaited }: AwaitedGuardianProps) {
  const { t } = useText();
  const user = useMember();
  const { busy, run } = useGroupChange();
  const { form, key, ready, refused, refuse, attempt, clear, input } = useTypedFields({ email: '' }, (typed) =>
    validate(guardianAddressSchema, typed, { input: 'typed' }),
  );

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const body = attempt();
    if (!body) return;
    const call = { params: { id: uuid }, body, idempotencyKey: key };
    if (await run((client) => client.call(inviteStudentGuardian, call), { refused: refuse })) clear();
  }

  return (
    <Section title={t('student.guardian.title')}>
      <Typography>{t(`student.guardian.${guardian_awaited}`, { name })}</Typography>
      {may(user, 'students.register') && (
        <ForMember>
          <Box
            component="form"
            ref={form}
            noValidate
            onSubmit={(event) => void submit(event)}
            sx={{ display: 'grid', gap: 4, width: '100%', maxWidth: 440 }}
          >
            <LabelledInput
              {...input('email')}
              type="email"
              label={t('student.guardian.email')}
              required
              maxLength={LONGEST_EMAIL}
            />
            <FormRefusal {...refused} />
            <SubmitButton ready={ready} sending={busy}>
              {t('student.guardian.send')}
            </SubmitButton>
          </Box>
        </ForMember>
      )}
    </Section>
  );
}
