import type { RefObject } from 'react';
import { useBlocker } from 'react-router';

import { useText } from '../i18n/text.ts';
import { Question } from './Question.tsx';
import { useHeldPage } from './useHeldPage.ts';

interface UnsavedGuardProps {
  dirty: boolean;
  /** True once nothing is left to lose, before that is rendered. */
  settled?: RefObject<boolean>;
}

/** Asks before unsaved input is lost by another address: the back button, another page of the console, a closed tab. */
export function UnsavedGuard({ dirty, settled }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && settled?.current !== true && currentLocation.pathname !== nextLocation.pathname,
  );
  useHeldPage(dirty);
  return (
    <UnsavedQuestion
      open={blocker.state === 'blocked'}
      keep={() => blocker.reset?.()}
      discard={() => blocker.proceed?.()}
    />
  );
}

interface UnsavedQuestionProps {
  open: boolean;
  keep: () => void;
  discard: () => void;
}

/** Asks whether what was typed and not saved is given up. */
export function UnsavedQuestion({ open, keep, discard }: UnsavedQuestionProps) {
  const t = useText();
  return (
    <Question
      open={open}
      title={t('records.unsavedTitle')}
      body={t('records.unsaved')}
      cancel={t('records.keepEditing')}
      confirm={t('records.discard')}
      onCancel={keep}
      onConfirm={discard}
    />
  );
}
