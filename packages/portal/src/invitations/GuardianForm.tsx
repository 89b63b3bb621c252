import { accountLabels, personLabels } from '@lia/sdk/people/labels';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { registerGuardian } from '@lia/sdk/invitations/endpoints';
import type { GuardianRegistration } from '@lia/sdk/invitations/schema';
import { useRef, useState } from 'react';

import { AccountForm, type AccountField, type CheckValues } from '../accounts/AccountForm.tsx';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { type Accepted, Consents } from './Consents.tsx';

type Field = Exclude<keyof GuardianRegistration, 'token' | 'consents'>;

/** Registers the guardian of an invitation, and signs them in. `registered` is called then. */
export function GuardianForm({ token, registered }: { token: string; registered: (message: string) => void }) {
  const { t, language } = useText();
  const { session } = useServices();
  const [accepted, setAccepted] = useState<Accepted>({});
  const [missing, setMissing] = useState(false);
  // Rules are loaded once, and look at what is accepted by then.
  const latest = useRef<Accepted>(accepted);
  const password = { kind: 'password', autoComplete: 'new-password' } as const;
  const fields: AccountField<Field>[] = [
    { name: 'name', label: personLabels.name[language], kind: 'text', autoComplete: 'given-name' },
    { name: 'last_name', label: personLabels.last_name[language], kind: 'text', autoComplete: 'family-name' },
    { name: 'username', label: accountLabels.username[language], kind: 'text', autoComplete: 'username' },
    { name: 'password', label: accountLabels.password[language], ...password },
    { name: 'password_confirmation', label: accountLabels.confirmation[language], ...password },
  ];

  async function loadRules(): Promise<CheckValues<GuardianRegistration>> {
    const [{ guardianRegistrationSchema }, { validate }] = await Promise.all([
      import('@lia/sdk/invitations/schema'),
      import('@lia/sdk/validation/validate'),
    ]);
    return (values) =>
      validate(guardianRegistrationSchema, { token, ...values, consents: latest.current }, { input: 'typed' });
  }

  return (
    <AccountForm
      fields={fields}
      loadRules={loadRules}
      send={async (body) => {
        const { message } = await session.client.call(registerGuardian, { body, idempotencyKey: newIdempotencyKey() });
        await session.signIn({ username: body.username, password: body.password });
        registered(message);
      }}
      submit={t('invitation.register')}
      incomplete={missing ? t('invitation.consents') : null}
      onIncomplete={() => setMissing(true)}
    >
      <Consents
        accepted={accepted}
        missing={missing}
        onChange={(next) => {
          latest.current = next;
          setAccepted(next);
          setMissing(false);
        }}
      />
    </AccountForm>
  );
}
