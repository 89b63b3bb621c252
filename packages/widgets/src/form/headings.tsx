import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useText } from '../i18n/TextProvider.tsx';

/** Title of a form. It takes the focus where it replaces the button that was pressed. */
export function Title({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h2 className="lia-title" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Title of a form in steps. The first step has no heading of its own: going back to it focuses the title. */
export function StepTitle({
  now,
  children,
}: {
  /** The step that is shown, from 0. */ now: number;
  children: ReactNode;
}) {
  const [gone, setGone] = useState(false);
  if (now > 0 && !gone) setGone(true);
  return <Title focused={gone && now === 0}>{children}</Title>;
}

/** Heading of a step that took another's place: it takes the focus, which would else stay at the end of the page. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 className="lia-heading" ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}

/** The names of the steps and which of them is shown, from 0; announced at each step. */
export function Progress({ steps, now }: { steps: readonly string[]; now: number }) {
  const { t } = useText();
  return (
    <>
      <output className="lia-hint lia-steps-now">{t('form.step', { step: now + 1, of: steps.length })}</output>
      <ol className="lia-steps" part="progress" aria-label={t('form.progress')}>
        {steps.map((name, index) => (
          <li
            key={name}
            className="lia-step"
            data-reached={index <= now || undefined}
            aria-current={index === now ? 'step' : undefined}
          >
            {name}
            {index < now && <span className="lia-unseen"> ({t('form.progress.done')})</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
