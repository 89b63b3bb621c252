import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FieldsToSaveProps {
  saving: boolean;
  /** Between the fields, in steps of the theme. */
  gap: number;
  children: ReactNode;
}

/**
 * Fields that are saved together. While they are being saved they cannot be changed: the answer would state as saved
 * what was not sent.
 */
export function FieldsToSave({ saving, gap, children }: FieldsToSaveProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  // A field that is disabled loses the focus, some browsers' before this: it goes to the button that sends.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!saving || (activeElement !== body && !fields.current?.contains(activeElement))) return;
    fields.current?.form?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
  }, [saving]);
  return (
    <Box
      component="fieldset"
      ref={fields}
      disabled={saving}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, width: '100%', display: 'grid', gap, '&:disabled': { opacity: 0.6 } }}
    >
      {children}
    </Box>
  );
}
