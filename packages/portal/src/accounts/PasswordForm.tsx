import { changePassword } from '@lia/sdk/accounts/endpoints';
import { passwordChangeLabels } from '@lia/sdk/accounts/labels';

import { useSentKey } from '../fields/useSentKey.ts';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { AccountForm, newPasswordFields } from './AccountForm.tsx';
import { loadChangeRules } from './rules.ts';
import { usePasswordAnswer } from './usePasswordAnswer.ts';

interface PasswordFormProps {
  /** What the current password is called, where it is not the usual label. */
  currentLabel?: string;
  submit: string;
  changed: () => Promise<void> | void;
}

/** Chooses a new password after the current one is given. `changed` is called once the other sessions have ended. */
export function PasswordForm({ currentLabel, submit, changed }: PasswordFormProps) {
  const { language } = useText();
  const { session } = useServices();
  const showAnswer = usePasswordAnswer();
  const { keyOf } = useSentKey();

  return (
    <AccountForm
      fields={[
        {
          name: 'current_password',
          label: currentLabel ?? passwordChangeLabels.current_password[language],
          kind: 'password',
          autoComplete: 'current-password',
        },
        ...newPasswordFields(language),
      ]}
      loadRules={loadChangeRules}
      send={async (body) => {
        const answer = await session.client.call(changePassword, { body, idempotencyKey: keyOf(body) });
        showAnswer(answer);
        await changed();
      }}
      submit={submit}
    />
  );
}
