import { may } from '@lia/sdk/accounts/permissions';
import { inviteStudentGuardian } from '@lia/sdk/groupRegistrations/endpoints';
import { guardianAddressSchema } from '@lia/sdk/groupRegistrations/schema';
import type { StudentRecord } from '@lia/sdk/groups/schema';
import { LONGEST_EMAIL } from '@lia/sdk/validation/lengths';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { useSentKey } from '../fields/useSentKey.ts';
import { useWrongFocus } from '../ui/focus.ts';
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
  const { t, message, failure } = useText();
  const user = useMember();
  const { busy, run } = useGroupChange();
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const { keyOf, forget } = useSentKey();
  const refusal = useRefusal();
  const focusWrong = useWrongFocus();
  const checked = validate(guardianAddressSchema, { email }, { input: 'typed' });
  const wrong = left && !checked.ok ? checked.fields.email : undefined;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setLeft(true);
    if (busy) return;
    if (!checked.ok) return focusWrong(event.currentTarget);
    const call = { params: { id: uuid }, body: checked.value, idempotencyKey: keyOf(checked.value) };
    const sent = await run((client) => client.call(inviteStudentGuardian, call), {
      refused: refusal.refuse,
    });
    if (!sent) return;
    forget();
    setEmail('');
    setLeft(false);
    refusal.forget();
  }

  return (
    <Section title={t('student.guardian.title')}>
      <Typography>{t(`student.guardian.${guardian_awaited}`, { name })}</Typography>
      {may(user, 'students.register') && (
        <ForMember>
          <Box
            component="form"
            noValidate
            onSubmit={(event) => void submit(event)}
            sx={{ display: 'grid', gap: 4, width: '100%', maxWidth: 440 }}
          >
            <LabelledInput
              name="email"
              type="email"
              label={t('student.guardian.email')}
              required
              value={email}
              error={wrong ? message(wrong) : null}
              maxLength={LONGEST_EMAIL}
              autoComplete="off"
              onChange={({ target }) => setEmail(target.value)}
              onBlur={() => setLeft(email !== '')}
            />
            <FormRefusal text={refusal.error === null ? null : failure(refusal.error)} times={refusal.times} />
            <SubmitButton ready={checked.ok} sending={busy}>
              {t('student.guardian.send')}
            </SubmitButton>
          </Box>
        </ForMember>
      )}
    </Section>
  );
}
