import type { ReactNode } from 'react';

import { Surface } from '../host/Surface.tsx';
import { Done } from './Done.tsx';
import { DraftNotice, FailureNotice } from './notices.tsx';
import { FormFrame } from './FormFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { RequestForm } from './useRequestForm.ts';

interface RequestFrameProps<V extends object, P extends string, A extends { message: string }> {
  request: RequestForm<V, P, A>;
  title: string;
  intro: string;
  /** On the button that sends. */
  submit: string;
  /** Label of the button that starts over. */
  again: string;
  /** Where the answer leads, if anywhere: then there is no button to start over. */
  next?: { href: string | null; label: string };
  /** What it comes to, above the button. */
  sum?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Draws what forms in one step have in common, in each of their states. */
export function RequestFrame<V extends object, P extends string, A extends { message: string }>({
  request: { form, submission, accepted, restored, onSend, onDiscard, onAgain },
  title,
  intro,
  submit,
  again,
  next,
  sum,
  children,
}: RequestFrameProps<V, P, A>) {
  if (accepted)
    return (
      <Surface>
        <Done message={accepted.message}>
          {next?.href ? (
            <a className="lia-primary" part="button" href={next.href}>
              {next.label}
            </a>
          ) : (
            <button type="button" className="lia-secondary" part="button" onClick={onAgain}>
              {again}
            </button>
          )}
        </Done>
      </Surface>
    );
  return (
    <Surface>
      <FormFrame label={title} refusals={form.refusals} onWarm={form.warm} onSend={onSend}>
        <header>
          <h2 className="lia-title">{title}</h2>
          <p className="lia-intro">{intro}</p>
        </header>
        {restored && <DraftNotice onDiscard={onDiscard} />}
        {children}
        <div className="lia-actions">
          {sum}
          <FailureNotice submission={submission} />
          <SubmitButton submission={submission} missing={form.missing()}>
            {submit}
          </SubmitButton>
        </div>
      </FormFrame>
    </Surface>
  );
}
