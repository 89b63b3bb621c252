import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * The `<form>` itself. When it is refused, the first field that is drawn as invalid takes the focus, which makes a
 * screen reader read out its label and its error; the error is also in a live region for readers that do not.
 */
export function FormFrame({
  label,
  refusals,
  onWarm,
  onSend,
  children,
}: {
  label: string;
  /** Rises each time the form is refused. */
  refusals: number;
  /** The person begins. */
  onWarm: () => void;
  onSend: () => void;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', onWarm, { once: true });
    return () => element?.removeEventListener('focusin', onWarm);
  });

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[data-invalid]');
    if (refusals === 0 || !first) return;
    first.focus();
    const field = first.closest('.lia-field');
    const words = ['[part=label]', '.lia-error'].map((part) => field?.querySelector(part)?.textContent?.trim());
    setAnnouncement(words.filter(Boolean).join(': '));
  }, [refusals]);

  return (
    <form
      className="lia-form"
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        // Remaining errors are announced again, corrected ones no longer.
        setAnnouncement('');
        onSend();
      }}
    >
      {children}
      <output className="lia-unseen">{announcement}</output>
    </form>
  );
}
