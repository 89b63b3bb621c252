import { checkUsername } from '@lia/sdk/registrations/endpoints';
import { useRef } from 'react';

import type { Form } from '../form/useForm.ts';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { RegistrationPath, RegistrationValues } from './values.ts';

type RegistrationForm = Form<RegistrationValues, unknown, RegistrationPath>;

/** No step waits longer for the answer: the server has the last word when the form is sent. */
export const ANSWER_WITHIN_MS = 2000;

/**
 * Asks whether usernames are taken: when one is left, and for those of a step before the next one. `sent`: this family was
 * sent before, and may have got its usernames then.
 */
export function useUsernames(form: RegistrationForm, sent: boolean) {
  const { client } = useHost();
  const { message } = useText();
  const asked = useRef(new Map<string, Promise<boolean>>());

  function ask(username: string): Promise<boolean> {
    const answer = client.call(checkUsername, { body: { username } }).then(({ available }) => !available);
    asked.current.set(username, answer);
    return answer;
  }

  /** False where there is no answer. A check that failed, or fails while the next one waits for it, is made again. */
  const isTaken = (username: string): Promise<boolean> =>
    (asked.current.get(username)?.catch(() => ask(username)) ?? ask(username)).catch(() => false);

  /** Puts words on those of these fields whose usernames are taken; true where there are any. */
  async function refuseTaken(usernames: readonly (readonly [path: RegistrationPath, username: string])[]) {
    if (sent) return false;
    const late = new Promise<boolean>((resolve) => void setTimeout(resolve, ANSWER_WITHIN_MS, false));
    const taken = await Promise.all(usernames.map(([, username]) => Promise.race([isTaken(username), late])));
    const words = message({ key: 'username.taken' });
    const refused = usernames.filter((_, index) => taken[index]).map(([path]) => [path, words] as const);
    if (refused.length > 0) form.mark(Object.fromEntries(refused));
    return refused.length > 0;
  }

  return {
    /** The form, whose usernames are asked about as soon as they are left. */
    form: {
      ...form,
      field: (path: RegistrationPath) => {
        const field = form.field(path);
        if (!path.endsWith('.username')) return field;
        return {
          ...field,
          leave(tidy?: string) {
            field.leave(tidy);
            const username = (tidy ?? field.value).trim();
            if (username.length > 1) void refuseTaken([[path, username]]);
          },
        };
      },
    },
    /** Whether a step has usernames that are taken; they are marked then. */
    takenIn: (step: 'form' | 'children') =>
      refuseTaken(
        step === 'form'
          ? [['form.username', form.values.form.username.trim()]]
          : form.values.children.map(({ username }, index) => [`children[${index}].username`, username.trim()]),
      ),
  };
}
