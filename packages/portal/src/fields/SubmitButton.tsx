import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** Whether the form can be sent as it is. */
  ready: boolean;
  sending: boolean;
  children: ReactNode;
}

/**
 * Disabled while the form is not valid, but still reached and pressed: pressing then names what is missing, where a
 * dead button would leave the person guessing.
 */
export function SubmitButton({ ready, sending, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="plain-button plain-contained" aria-disabled={!ready || sending}>
      {children}
    </button>
  );
}
