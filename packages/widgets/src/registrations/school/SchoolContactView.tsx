import { MAX_MESSAGE } from '@lia/sdk/giving/rules';
import { memberships } from '@lia/sdk/registrations/rules';
import { schoolContactLabels } from '@lia/sdk/registrations/schoolLabels';

import { ChoiceField } from '../../fields/ChoiceField.tsx';
import { ConsentFields } from '../../consents/ConsentField.tsx';
import { CountryField } from '../../fields/CountryAndState.tsx';
import { EmailField, PhoneField, TextField } from '../../fields/TextField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { RequestFrame } from '../../form/RequestFrame.tsx';
import type { RequestForm } from '../../form/useRequestForm.ts';
import { Section } from '../../fields/Section.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import type { SchoolPath, SchoolValues } from './values.ts';

/** Draws a school's request in each of its states; decides nothing. */
export function SchoolContactView(request: RequestForm<SchoolValues, SchoolPath, { message: string }>) {
  const { field, values } = request.form;
  const { t, label } = useText();
  return (
    <RequestFrame
      request={request}
      title={t('school.title')}
      intro={t('school.intro')}
      submit={t('school.submit')}
      again={t('school.again')}
    >
      <Section title={t('school.you')}>
        <TextField field={field('name')} label={label(schoolContactLabels.name)} autoComplete="name" />
        <div className="lia-row">
          <EmailField field={field('email')} label={label(schoolContactLabels.email)} />
          <PhoneField field={field('phone')} label={label(schoolContactLabels.phone)} country={values.country} />
        </div>
        <div className="lia-row">
          <CountryField field={field('country')} />
          <TextField field={field('city')} label={label(schoolContactLabels.city)} autoComplete="address-level2" />
        </div>
      </Section>
      <Section>
        <ChoiceField
          field={field('membership')}
          label={label(schoolContactLabels.membership)}
          look="words"
          choices={memberships.map((one) => ({ value: one, label: t(`school.plan.${one}`) }))}
        />
        <TextAreaField
          field={field('message')}
          label={label(schoolContactLabels.message)}
          hint={t('school.message.hint')}
          max={MAX_MESSAGE}
        />
      </Section>
      <ConsentFields field={field} />
    </RequestFrame>
  );
}
