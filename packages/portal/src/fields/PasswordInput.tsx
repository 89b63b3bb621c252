import HideIcon from '@mui/icons-material/VisibilityOff';
import ShowIcon from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { LabelledInput } from './LabelledInput.tsx';

/** A password that can be toggled between visible and hidden. */
export function PasswordInput(props: Omit<ComponentProps<typeof LabelledInput>, 'type' | 'endAdornment'>) {
  const { t } = useText();
  const [visible, setVisible] = useState(false);

  return (
    <LabelledInput
      {...props}
      type={visible ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(visible ? 'login.password.hide' : 'login.password.show')}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <HideIcon /> : <ShowIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
