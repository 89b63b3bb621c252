import { MAX_CHILDREN } from '@lia/sdk/registrations/rules';
import { Fragment, useEffect, useRef } from 'react';

import { PlusIcon } from '../fields/icons.tsx';
import { Notice } from '../form/notices.tsx';
import type { Form } from '../form/useForm.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { ChildCard } from './ChildCard.tsx';
import { StepHeading } from '../form/headings.tsx';
import type { Family } from './useChildren.ts';
import { fullName, type RegistrationPath, type RegistrationValues } from './values.ts';

/** The children: one at least, each with an account of their own. */
export function ChildrenStep({
  form,
  family,
}: {
  form: Form<RegistrationValues, unknown, RegistrationPath>;
  family: Family;
}) {
  const { t } = useText();
  const { children } = form.values;
  const { removed } = family;
  const undo = removed && (
    <Removed
      name={fullName(removed.child) || t('registration.child', { number: removed.index + 1 })}
      onUndo={family.undo}
    />
  );
  return (
    <div className="lia-stack">
      <header>
        <StepHeading>{t('registration.children')}</StepHeading>
        <p className="lia-intro">{t('registration.children.intro')}</p>
      </header>
      {children.map((child, index) => (
        <Fragment key={child.id}>
          {removed?.index === index && undo}
          <ChildCard
            form={form}
            child={child}
            index={index}
            fresh={child.id === family.fresh}
            onRemove={children.length > 1 ? () => family.remove(index) : null}
          />
        </Fragment>
      ))}
      {removed?.index === children.length && undo}
      {children.length < MAX_CHILDREN ? (
        <button type="button" className="lia-add" part="button" onClick={family.add}>
          <PlusIcon />
          {t('registration.add')}
        </button>
      ) : (
        <p className="lia-hint">{t('registration.add.limit', { max: MAX_CHILDREN })}</p>
      )}
    </div>
  );
}

/** Stands where the child stood, and takes the focus that its button had. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Notice tone="plain">
      <span>{t('registration.removed', { child: name })}</span>
      <button type="button" className="lia-quiet" ref={button} onClick={onUndo}>
        {t('registration.undo')}
      </button>
    </Notice>
  );
}
