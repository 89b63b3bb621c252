import { CountryField } from '../fields/CountryField.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { StateField } from '../fields/StateField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Section } from '../form/Section.tsx';
import type { Form } from '../form/useForm.ts';
import { useText } from '../i18n/TextProvider.tsx';
import type { RegistrationPath, RegistrationValues } from './values.ts';

/** The parent's own data. */
export function ParentStep({ form }: { form: Form<RegistrationValues, unknown, RegistrationPath> }) {
  const { t } = useText();
  const { field } = form;
  const { country } = form.values.form;
  return (
    <>
      <Section title={t('registration.parent')}>
        <div className="lia-row">
          <TextField field={field('form.name')} label={t('field.firstName')} autoComplete="given-name" />
          <TextField field={field('form.last_name')} label={t('field.lastName')} autoComplete="family-name" />
        </div>
        <div className="lia-row">
          <EmailField field={field('form.email')} label={t('field.email')} />
          <PhoneField field={field('form.phone_number')} label={t('field.phone')} country={country} />
        </div>
        <div className="lia-row">
          <CountryField
            field={{
              ...field('form.country'),
              // A state belongs to its country.
              change: (chosen) => form.update((now) => ({ ...now, form: { ...now.form, country: chosen, state: '' } })),
            }}
          />
          <StateField field={field('form.state')} country={country} />
        </div>
      </Section>
      <Section title={t('registration.account')}>
        <TextField
          field={field('form.username')}
          label={t('field.username')}
          hint={t('field.username.hint')}
          autoComplete="username"
          verbatim
        />
        <div className="lia-row">
          <PasswordField
            field={field('form.password')}
            label={t('field.password')}
            hint={t('field.password.hint')}
            autoComplete="new-password"
          />
          <PasswordField
            field={field('form.password_confirmation')}
            label={t('field.password.confirmation')}
            autoComplete="new-password"
          />
        </div>
      </Section>
    </>
  );
}
