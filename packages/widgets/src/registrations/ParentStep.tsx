import { AccountFields } from '../fields/AccountFields.tsx';
import { CountryAndState } from '../fields/CountryAndState.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import { Section } from '../fields/Section.tsx';
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
        <PersonFields field={(name) => field(`form.${name}`)} country={country} />
        <CountryAndState
          country={field('form.country')}
          state={field('form.state')}
          move={(place) => form.update((now) => ({ ...now, form: { ...now.form, ...place } }))}
        />
      </Section>
      <AccountFields
        title={t('registration.account')}
        username={field('form.username')}
        password={field('form.password')}
        confirmation={field('form.password_confirmation')}
      />
    </>
  );
}
