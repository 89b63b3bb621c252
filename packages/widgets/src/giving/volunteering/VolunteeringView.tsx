import { MEXICO } from '@lia/sdk/geography/rules';
import { MAX_MESSAGE } from '@lia/sdk/giving/rules';

import { ConsentFields } from '../../fields/ConsentFields.tsx';
import { EmailField } from '../../fields/EmailField.tsx';
import { PhoneField } from '../../fields/PhoneField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { RequestFrame } from '../../form/RequestFrame.tsx';
import type { RequestForm } from '../../form/useRequestForm.ts';
import { Section } from '../../fields/Section.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import type { VolunteeringPath, VolunteeringValues } from './values.ts';

/** Draws the offer to volunteer in each of its states; decides nothing. */
export function VolunteeringView(request: RequestForm<VolunteeringValues, VolunteeringPath, { message: string }>) {
  const { field } = request.form;
  const { t } = useText();
  return (
    <RequestFrame
      request={request}
      title={t('volunteering.title')}
      intro={t('volunteering.intro')}
      submit={t('volunteering.submit')}
      again={t('volunteering.again')}
    >
      <Section title={t('volunteering.organisation')}>
        <TextField
          field={field('company')}
          label={t('volunteering.company')}
          hint={t('volunteering.company.hint')}
          autoComplete="organization"
        />
        <TextField field={field('businessName')} label={t('volunteering.businessName')} />
      </Section>
      <Section title={t('volunteering.you')}>
        <div className="lia-row">
          <TextField field={field('name')} label={t('field.name')} autoComplete="name" />
          <TextField field={field('position')} label={t('volunteering.position')} autoComplete="organization-title" />
        </div>
        <div className="lia-row">
          <EmailField field={field('email')} label={t('field.email')} />
          {/* No country is asked for; most call from México, and the rule takes longer numbers too. */}
          <PhoneField field={field('phone_number')} label={t('field.phone')} country={MEXICO} />
        </div>
      </Section>
      <Section>
        <TextAreaField
          field={field('instructions')}
          label={t('volunteering.instructions')}
          hint={t('volunteering.instructions.hint')}
          max={MAX_MESSAGE}
        />
      </Section>
      <ConsentFields field={field} />
    </RequestFrame>
  );
}
