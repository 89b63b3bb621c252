import { accountLabels, personLabels } from '@lia/sdk/people/labels';
import type { InvitedParent } from '@lia/sdk/parentInvitations/schema';
import { useRef, useState } from 'react';

import { AccountForm, type AccountField, type CheckValues } from '../accounts/AccountForm.tsx';
import { useSentKey } from '../fields/useSentKey.ts';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { type Accepted, Consents } from './Consents.tsx';
import type { InvitationKind } from './kinds.ts';

type Field = Exclude<keyof InvitedParent, 'token' | 'consents'>;

interface GuardianFormProps {
  kind: InvitationKind;
  token: string;
  /** Whether the invitation has no address of its own. */
  asksEmail: boolean;
  registered: (message: string) => void;
}

/** Registers the guardian of an invitation, and signs them in. `registered` is called then. */
export function GuardianForm({ kind, token, asksEmail, registered }: GuardianFormProps) {
  const { t, language } = useText();
  const { session } = useServices();
  const { keyOf } = useSentKey();
  const [accepted, setAccepted] = useState<Accepted>({});
  const [missing, setMissing] = useState(false);
  // Rules are loaded once, and look at what is accepted by then.
  const latest = useRef<Accepted>(accepted);
  const password = { kind: 'password', autoComplete: 'new-password' } as const;
  const fields: AccountField<Field>[] = [
    { name: 'name', label: personLabels.name[language], kind: 'text', autoComplete: 'given-name' },
    { name: 'last_name', label: personLabels.last_name[language], kind: 'text', autoComplete: 'family-name' },
    ...(asksEmail
      ? [{ name: 'email', label: personLabels.email[language], kind: 'email', autoComplete: 'email' } as const]
      : []),
    { name: 'username', label: accountLabels.username[language], kind: 'text', autoComplete: 'username' },
    { name: 'password', label: accountLabels.password[language], ...password },
    { name: 'password_confirmation', label: accountLabels.confirmation[language], ...password },
  ];

  async function loadRules(): Promise<CheckValues<InvitedParent>> {
    const check = await kind.loadRules();
    return (values) => check({ token, ...values, consents: latest.current });
  }

  return (
    <AccountForm
      fields={fields}
      loadRules={loadRules}
      send={async (body) => {
        // Sent again after a lost answer, also that of the sign-in, it is the same registration: its token is used up.
        const { message } = await kind.register(session.client, body, keyOf(body));
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
