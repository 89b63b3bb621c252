import { childLabels } from '@lia/sdk/registrations/labels';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';

import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { FieldState } from '../fields/field.ts';
import { PasswordField } from '../fields/PasswordField.tsx';
import { EmailField, TextField } from '../fields/TextField.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { ChildField } from './values.ts';

/** What is asked about a child. */
export function ChildFields({ field }: { field: (name: ChildField) => FieldState }) {
  const { t, label } = useText();
  const level = field('level');
  const grade = field('grade');
  const grades = gradesOf(Number(level.value));

  function changeLevel(chosen: string) {
    level.change(chosen);
    // A grade that the chosen level does not have is forgotten.
    if (!gradesOf(Number(chosen)).includes(Number(grade.value))) grade.change('');
  }

  return (
    <>
      <div className="lia-row">
        <TextField field={field('name')} label={label(childLabels.name)} />
        <TextField field={field('last_name')} label={label(childLabels.last_name)} />
      </div>
      <ChoiceField
        field={{ ...level, change: changeLevel }}
        label={label(childLabels.level)}
        look="words"
        choices={levels.map((one) => ({ value: String(one), label: t(`registration.level.${one}`) }))}
      />
      {grades.length > 0 && (
        <ChoiceField
          field={grade}
          label={label(childLabels.grade)}
          look="grades"
          choices={grades.map((one) => ({
            value: String(one),
            label: t('registration.grade.value', { grade: one }),
          }))}
        />
      )}
      <div className="lia-row">
        <EmailField
          field={field('email')}
          label={label(childLabels.email)}
          hint={t('registration.childEmail.hint')}
          autoComplete="off"
        />
        <TextField
          field={field('username')}
          label={label(childLabels.username)}
          hint={t('registration.childUsername.hint')}
          verbatim
        />
      </div>
      <div className="lia-row">
        <PasswordField
          field={field('password')}
          label={label(childLabels.password)}
          hint={t('field.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField
          field={field('password_confirmation')}
          label={label(childLabels.password_confirmation)}
          autoComplete="new-password"
        />
      </div>
    </>
  );
}
