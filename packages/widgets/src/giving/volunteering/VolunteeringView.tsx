import { MEXICO } from '@lia/sdk/geography/rules';
import { MAX_MESSAGE } from '@lia/sdk/giving/rules';
import { volunteeringLabels } from '@lia/sdk/giving/volunteeringLabels';

import { ConsentFields } from '../../consents/ConsentField.tsx';
import { EmailField, PhoneField, TextField } from '../../fields/TextField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { RequestFrame } from '../../form/RequestFrame.tsx';
import type { RequestForm } from '../../form/useRequestForm.ts';
import { Section } from '../../fields/Section.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import type { VolunteeringPath, VolunteeringValues } from './values.ts';

/** Draws the offer to volunteer in each of its states; decides nothing. */
export function VolunteeringView(request: RequestForm<VolunteeringValues, VolunteeringPath, { message: string }>) {
  const { field } = request.form;
  const { t, label } = useText();
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
          label={label(volunteeringLabels.company)}
          hint={t('volunteering.company.hint')}
          autoComplete="organization"
        />
        <TextField field={field('businessName')} label={label(volunteeringLabels.businessName)} />
      </Section>
      <Section title={t('volunteering.you')}>
        <div className="lia-row">
          <TextField field={field('name')} label={label(volunteeringLabels.name)} autoComplete="name" />
          <TextField
            field={field('position')}
            label={label(volunteeringLabels.position)}
            autoComplete="organization-title"
          />
        </div>
        <div className="lia-row">
          <EmailField field={field('email')} label={label(volunteeringLabels.email)} />
          {/* No country is asked for; most call from México, and the rule takes longer numbers too. */}
          <PhoneField field={field('phone_number')} label={label(volunteeringLabels.phone_number)} country={MEXICO} />
        </div>
      </Section>
      <Section>
        <TextAreaField
          field={field('instructions')}
          label={label(volunteeringLabels.instructions)}
          hint={t('volunteering.instructions.hint')}
          max={MAX_MESSAGE}
        />
      </Section>
      <ConsentFields field={field} />
    </RequestFrame>
  );
}
