import { contactLabels } from '@lia/sdk/people/labels';
import { childLabels, parentLabels } from '@lia/sdk/registrations/labels';
import { levels } from '@lia/sdk/registrations/rules';

import { useText } from '../i18n/TextProvider.tsx';
import { StepHeading } from '../form/headings.tsx';
import type { Step } from './steps.ts';
import { type ChildValues, fullName, type RegistrationValues } from './values.ts';

/** Everything at a glance before it is sent, with ways back. Passwords are not repeated. */
export function SummaryStep({ values, onShow }: { values: RegistrationValues; onShow: (step: Step) => void }) {
  const { t, label } = useText();
  const { form, children } = values;

  function schoolOf({ level, grade }: ChildValues): string {
    const known = levels.find((one) => String(one) === level);
    const words = known ? [t(`registration.level.${known}`), t('registration.grade.value', { grade })] : [];
    return words.join(' · ');
  }

  return (
    <div className="lia-stack">
      <header>
        <StepHeading>{t('registration.summary')}</StepHeading>
        <p className="lia-intro">{t('registration.summary.intro')}</p>
      </header>
      <Facts
        title={t('registration.parent')}
        facts={[
          [label(contactLabels.name), fullName(form)],
          [label(parentLabels.email), form.email],
          [label(parentLabels.phone_number), form.phone_number],
          [label(parentLabels.state), `${form.state}, ${form.country}`],
          [label(parentLabels.username), form.username],
        ]}
        onEdit={() => onShow('parent')}
      />
      {children.map((child, index) => (
        <Facts
          key={child.id}
          title={t('registration.child', { number: index + 1 })}
          facts={[
            [label(contactLabels.name), fullName(child)],
            [label(childLabels.level), schoolOf(child)],
            [label(childLabels.email), child.email],
            [label(childLabels.username), child.username],
          ]}
          onEdit={() => onShow('children')}
        />
      ))}
    </div>
  );
}

function Facts({
  title,
  facts,
  onEdit,
}: {
  title: string;
  facts: [label: string, value: string][];
  onEdit: () => void;
}) {
  const { t } = useText();
  return (
    <section className="lia-child" part="card" aria-label={title}>
      <div className="lia-child-top">
        <h4 className="lia-heading">{title}</h4>
        <button
          type="button"
          className="lia-quiet"
          aria-label={t('registration.summary.edit.label', { section: title })}
          onClick={onEdit}
        >
          {t('registration.summary.edit')}
        </button>
      </div>
      <dl className="lia-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
