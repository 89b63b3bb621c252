import { useText } from '../i18n/TextProvider.tsx';

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
