import { ApiError } from '@lia/sdk/http/error';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

import { useText } from '../i18n/useText.ts';

/** What a notice offers to do: a call, a screen of the portal with its history state, or another address. */
export type NoticeAction = { label: string } & (
  | { run: () => void }
  | { to: string; state?: unknown }
  | { href: string }
);

interface NoticeProps {
  title: string;
  text: string;
  action?: NoticeAction;
  /** Stands on a page that has its own h1. */
  inside?: boolean;
  picture?: ReactNode;
}

/** Explains what happened or what belongs here, and offers the next step. */
export function Notice({ title, text, action, inside = false, picture }: NoticeProps) {
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center' }}>
      {picture}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant={inside ? 'h2' : 'h1'}>{title}</Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      {action && <NoticeButton action={action} />}
    </Box>
  );
}

function NoticeButton({ action }: { action: NoticeAction }) {
  if ('run' in action) {
    return (
      <Button variant="contained" onClick={action.run}>
        {action.label}
      </Button>
    );
  }
  return 'to' in action ? (
    <Button variant="contained" component={RouterLink} to={action.to} state={action.state}>
      {action.label}
    </Button>
  ) : (
    <Button variant="contained" href={action.href}>
      {action.label}
    </Button>
  );
}

interface ReadFailedProps {
  title: string;
  error: unknown;
  /** Reads it again. */
  retry: () => void;
  /** Stands on a page that has its own h1. */
  inside?: boolean;
}

/** Why something could not be read, with a button that tries again; a query that is refused comes from an address that was mistyped. */
export function ReadFailed({ title, error, retry, inside = false }: ReadFailedProps) {
  const { t, failure } = useText();
  if (error instanceof ApiError && error.status === 422) {
    const home = { label: t('action.home'), to: '/' };
    return <Notice inside={inside} title={t('notFound.title')} text={t('notFound.text')} action={home} />;
  }
  return (
    <Notice inside={inside} title={title} text={failure(error)} action={{ label: t('action.retry'), run: retry }} />
  );
}
