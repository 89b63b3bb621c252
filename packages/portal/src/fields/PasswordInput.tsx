import { type ComponentProps, useState } from 'react';

import { PlainIcon } from '../brand/PlainIcon.tsx';
import { useText } from '../i18n/useText.ts';
import { LabelledInput } from './LabelledInput.tsx';

/** A password that can be toggled between visible and hidden. */
export function PasswordInput(props: Omit<ComponentProps<typeof LabelledInput>, 'type' | 'inside'>) {
  const { t } = useText();
  const [visible, setVisible] = useState(false);

  return (
    <LabelledInput
      {...props}
      type={visible ? 'text' : 'password'}
      inside={
        <button
          type="button"
          className="field-inside"
          aria-label={t(visible ? 'login.password.hide' : 'login.password.show')}
          onClick={() => setVisible(!visible)}
        >
          <PlainIcon of={visible ? 'hide' : 'show'} />
        </button>
      }
    />
  );
}
