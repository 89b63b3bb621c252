import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';

import { useText } from '../i18n/text.ts';

/** A password, with a button that shows and hides what was typed. */
export function PasswordInput(props: Omit<TextFieldProps, 'type' | 'slotProps'>) {
  const t = useText();
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      fullWidth
      type={visible ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(visible ? 'login.hide' : 'login.show')}
                onClick={() => setVisible(!visible)}
              >
                {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
