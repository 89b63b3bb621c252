import { useEffect, useRef } from 'react';

import { useFieldId } from '../fields/Labelled.tsx';
import type { Form } from '../form/useForm.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { ChildFields } from './ChildFields.tsx';
import type { ChildValues, RegistrationPath, RegistrationValues } from './values.ts';

/** One child. */
export function ChildCard({
  form,
  child,
  index,
  fresh,
  onRemove,
}: {
  form: Form<RegistrationValues, unknown, RegistrationPath>;
  child: ChildValues;
  index: number;
  /** The child was just added, or came back. */
  fresh: boolean;
  /** Null for an only child. */
  onRemove: (() => void) | null;
}) {
  const { t } = useText();
  const id = useFieldId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { field } = form;
  const number = index + 1;
  const name = child.name.trim();
  const title = name ? t('registration.child.named', { number, name }) : t('registration.child', { number });

  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);

  return (
    <section className="lia-child" part="card" aria-labelledby={id}>
      <div className="lia-child-top">
        <h4 className="lia-heading" id={id} ref={heading} tabIndex={-1}>
          {title}
        </h4>
        {onRemove && (
          <button
            type="button"
            className="lia-quiet"
            aria-label={t('registration.remove.label', { child: title })}
            onClick={onRemove}
          >
            {t('registration.remove')}
          </button>
        )}
      </div>
      <ChildFields field={(one) => field(`children[${index}].${one}`)} />
    </section>
  );
}
