import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode } from 'react';

import { ActionButton } from '../ui/ActionButton.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import type { Send, SentForm } from './useDraftForm.ts';

// Few visits find a draft.
const RestoredDraft = lazy(async () => ({ default: (await import('./RestoredDraft.tsx')).RestoredDraft }));

interface DraftFormProps<Body> {
  form: SentForm<Body>;
  send: Send<Body>;
  /** Whether the form has files, which no draft keeps. */
  files?: boolean;
  /** The text of the button. */
  action: string;
  children: ReactNode;
}

/** Two fields side by side, where there is place for them. */
export const sideBySide = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** The fields of a form with a draft: what is of an earlier visit above, why it was refused and the button below. */
export function DraftForm<Body>({
  form: { submit, drawn },
  send,
  files = false,
  action,
  children,
}: DraftFormProps<Body>) {
  const { button, disabled, restored, discard, refusal } = drawn;
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event, send)} sx={{ display: 'grid', gap: 5 }}>
      {restored && (
        <LazyBoundary fallback={<Skeleton variant="rounded" height={44} />}>
          <RestoredDraft restored={restored} files={files} discard={discard} />
        </LazyBoundary>
      )}
      {children}
      <FormRefusal {...refusal} />
      <ActionButton
        ref={button}
        type="submit"
        variant="contained"
        disabled={disabled}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {action}
      </ActionButton>
    </Box>
  );
}
