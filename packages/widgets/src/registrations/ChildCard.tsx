import { childLabels } from '@lia/sdk/registrations/labels';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';
import { useEffect, useRef } from 'react';

import { ChoiceField } from '../fields/ChoiceField.tsx';
import { EmailField, TextField } from '../fields/TextField.tsx';
import { useFieldId } from '../fields/Labelled.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import type { Form } from '../form/useForm.ts';
import { useText } from '../i18n/TextProvider.tsx';
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
  const { t, label } = useText();
  const id = useFieldId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { field } = form;
  const grades = gradesOf(Number(child.level));
  const number = index + 1;
  const name = child.name.trim();
  const title = name ? t('registration.child.named', { number, name }) : t('registration.child', { number });

  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);

  function changeLevel(chosen: string) {
    form.update((values) => ({
      ...values,
      children: values.children.map((one) =>
        one.id === child.id
          ? { ...one, level: chosen, grade: gradesOf(Number(chosen)).includes(Number(one.grade)) ? one.grade : '' }
          : one,
      ),
    }));
  }

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
      <div className="lia-row">
        <TextField field={field(`children[${index}].name`)} label={label(childLabels.name)} />
        <TextField field={field(`children[${index}].last_name`)} label={label(childLabels.last_name)} />
      </div>
      <ChoiceField
        field={{ ...field(`children[${index}].level`), change: changeLevel }}
        label={label(childLabels.level)}
        look="words"
        choices={levels.map((one) => ({ value: String(one), label: t(`registration.level.${one}`) }))}
      />
      {grades.length > 0 && (
        <ChoiceField
          field={field(`children[${index}].grade`)}
          label={label(childLabels.grade)}
          look="grades"
          choices={grades.map((grade) => ({
            value: String(grade),
            label: t('registration.grade.value', { grade }),
          }))}
        />
      )}
      <div className="lia-row">
        <EmailField
          field={field(`children[${index}].email`)}
          label={label(childLabels.email)}
          hint={t('registration.childEmail.hint')}
          autoComplete="off"
        />
        <TextField
          field={field(`children[${index}].username`)}
          label={label(childLabels.username)}
          hint={t('field.username.hint')}
          verbatim
        />
      </div>
      <div className="lia-row">
        <PasswordField
          field={field(`children[${index}].password`)}
          label={label(childLabels.password)}
          hint={t('field.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField
          field={field(`children[${index}].password_confirmation`)}
          label={label(childLabels.password_confirmation)}
          autoComplete="new-password"
        />
      </div>
    </section>
  );
}
