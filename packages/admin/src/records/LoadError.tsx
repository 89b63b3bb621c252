import { Alert, Button } from '@mui/material';

import { useText } from '../i18n/text.ts';

interface LoadErrorProps {
  message: string;
  onRetry: () => unknown;
}

/** In the place of what could not be loaded: the reason, and a button that asks for it again. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  const t = useText();
  return (
    <Alert
      severity="error"
      variant="outlined"
      // On a phone the button stands below the reason.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <Button onClick={() => void onRetry()} sx={{ whiteSpace: 'nowrap' }}>
          {t('lists.retry')}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
