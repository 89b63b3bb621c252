import { useText } from '../i18n/TextProvider.tsx';

/** The line that tells how far one is: the names of the steps, and which of them is shown, from 0. */
export function Progress({ steps, now }: { steps: readonly string[]; now: number }) {
  const { t } = useText();
  return (
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
  );
}
