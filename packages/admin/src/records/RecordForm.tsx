import { Box, Button, Card, Stack } from '@mui/material';
import type { ComponentProps } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { GuardedForm } from './GuardedForm.tsx';

interface RecordFormProps extends ComponentProps<typeof GuardedForm> {
  /** On the button that saves. */
  submit: string;
  spacing: number;
}

/** The form of a record that has a page to itself. */
export const RecordForm = ({ submit, spacing, children, ...form }: RecordFormProps) => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <GuardedForm {...form}>
      <Stack spacing={spacing}>
        {children}
        <Box>
          <SaveButton>{submit}</SaveButton>
        </Box>
      </Stack>
    </GuardedForm>
  </Card>
);

function SaveButton({ children }: { children: string }) {
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={saving === true || isSubmitting}>
      {children}
    </Button>
  );
}
