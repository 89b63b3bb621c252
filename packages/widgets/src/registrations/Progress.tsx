import { useText } from '../i18n/TextProvider.tsx';
import { type Step, steps } from './steps.ts';

/** The line that tells how far one is. */
export function Progress({ step }: { step: Step }) {
  const { t } = useText();
  const now = steps.indexOf(step);
  return (
    <ol className="lia-steps" part="progress" aria-label={t('registration.progress')}>
      {steps.map((one, index) => (
        <li
          key={one}
          className="lia-step"
          data-reached={index <= now || undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {t(`registration.${one}`)}
          {index < now && <span className="lia-unseen"> ({t('registration.done')})</span>}
        </li>
      ))}
    </ol>
  );
}
