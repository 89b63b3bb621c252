import { MEXICO } from '@lia/sdk/geography/rules';
import { MAX_MESSAGE } from '@lia/sdk/giving/rules';

import { EmailField } from '../../fields/EmailField.tsx';
import { PhoneField } from '../../fields/PhoneField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { Done } from '../../form/Done.tsx';
import { DraftNotice } from '../../form/DraftNotice.tsx';
import { FailureNotice } from '../../form/FailureNotice.tsx';
import { FormFrame } from '../../form/FormFrame.tsx';
import type { RequestForm } from '../../form/useRequestForm.ts';
import { Section } from '../../form/Section.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import { Surface } from '../../theme/Surface.tsx';
import type { VolunteeringPath, VolunteeringValues } from './values.ts';

/** Draws the offer to volunteer in each of its states; decides nothing. */
export function VolunteeringView(props: RequestForm<VolunteeringValues, VolunteeringPath, { message: string }>) {
  const { form, submission, accepted, restored, onSend, onDiscard, onAgain } = props;
  const { t } = useText();
  if (accepted)
    return (
      <Surface>
        <Done message={accepted.message}>
          <button type="button" className="lia-secondary" part="button" onClick={onAgain}>
            {t('volunteering.again')}
          </button>
        </Done>
      </Surface>
    );

  const { field } = form;
  return (
    <Surface>
      <FormFrame label={t('volunteering.title')} refusals={form.refusals} onWarm={form.warm} onSend={onSend}>
        <header>
          <h2 className="lia-title">{t('volunteering.title')}</h2>
          <p className="lia-intro">{t('volunteering.intro')}</p>
        </header>
        {restored && <DraftNotice onDiscard={onDiscard} />}
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
        <div className="lia-actions">
          <FailureNotice submission={submission} />
          <SubmitButton submission={submission} missing={form.missing()}>
            {t('volunteering.submit')}
          </SubmitButton>
        </div>
      </FormFrame>
    </Surface>
  );
}
