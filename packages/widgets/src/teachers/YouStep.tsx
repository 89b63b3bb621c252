import { MEXICO } from '@lia/sdk/geography/rules';
import { tiers } from '@lia/sdk/teachers/rules';

import { ChoiceField } from '../fields/ChoiceField.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Section } from '../form/Section.tsx';
import type { Form } from '../form/useForm.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { TeacherPath, TeacherValues } from './values.ts';

/** Tier, person and account. */
export function YouStep({ form }: { form: Form<TeacherValues, unknown, TeacherPath> }) {
  const { t } = useText();
  const { field } = form;
  return (
    <>
      <ChoiceField
        field={field('you.membership')}
        label={t('teacher.tier')}
        heading
        look="cards"
        choices={tiers.map(({ digits }) => ({
          value: String(digits),
          label: t(`teacher.tier.${digits}`),
          hint: t(`teacher.tier.${digits}.hint`),
        }))}
      />
      <Section title={t('teacher.contact')}>
        <div className="lia-row">
          <TextField field={field('you.name')} label={t('field.firstName')} autoComplete="given-name" />
          <TextField field={field('you.last_name')} label={t('field.lastName')} autoComplete="family-name" />
        </div>
        <div className="lia-row">
          <EmailField field={field('you.email')} label={t('field.email')} />
          <PhoneField field={field('you.phone_number')} label={t('field.phone')} country={MEXICO} />
        </div>
        <PlaceFields form={form} />
      </Section>
      <Section title={t('teacher.account')}>
        <TextField
          field={field('you.username')}
          label={t('field.username')}
          hint={t('field.username.hint')}
          autoComplete="username"
          verbatim
        />
        <div className="lia-row">
          <PasswordField
            field={field('you.password')}
            label={t('field.password')}
            hint={t('field.password.hint')}
            autoComplete="new-password"
          />
          <PasswordField
            field={field('you.c_password')}
            label={t('field.password.confirmation')}
            autoComplete="new-password"
          />
        </div>
      </Section>
    </>
  );
}
