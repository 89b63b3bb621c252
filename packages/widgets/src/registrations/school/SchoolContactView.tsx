import { MAX_MESSAGE } from '@lia/sdk/giving/rules';
import { memberships } from '@lia/sdk/memberships/rules';

import { ChoiceField } from '../../fields/ChoiceField.tsx';
import { CountryField } from '../../fields/CountryField.tsx';
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
import type { SchoolPath, SchoolValues } from './values.ts';

/** Draws a school's request in each of its states; decides nothing. */
export function SchoolContactView(props: RequestForm<SchoolValues, SchoolPath, { message: string }>) {
  const { form, submission, accepted, restored, onSend, onDiscard, onAgain } = props;
  const { t } = useText();
  if (accepted)
    return (
      <Surface>
        <Done message={accepted.message}>
          <button type="button" className="lia-secondary" part="button" onClick={onAgain}>
            {t('school.again')}
          </button>
        </Done>
      </Surface>
    );

  const { field, values } = form;
  return (
    <Surface>
      <FormFrame label={t('school.title')} refusals={form.refusals} onWarm={form.warm} onSend={onSend}>
        <header>
          <h2 className="lia-title">{t('school.title')}</h2>
          <p className="lia-intro">{t('school.intro')}</p>
        </header>
        {restored && <DraftNotice onDiscard={onDiscard} />}
        <Section title={t('school.you')}>
          <TextField field={field('name')} label={t('field.name')} autoComplete="name" />
          <div className="lia-row">
            <EmailField field={field('email')} label={t('field.email')} />
            <PhoneField field={field('phone')} label={t('field.phone')} country={values.country} />
          </div>
          <div className="lia-row">
            <CountryField field={field('country')} />
            <TextField field={field('city')} label={t('school.city')} autoComplete="address-level2" />
          </div>
        </Section>
        <Section>
          <ChoiceField
            field={field('membership')}
            label={t('school.plan')}
            look="words"
            choices={memberships.map((one) => ({ value: one, label: t(`school.plan.${one}`) }))}
          />
          <TextAreaField
            field={field('message')}
            label={t('school.message')}
            hint={t('school.message.hint')}
            max={MAX_MESSAGE}
          />
        </Section>
        <div className="lia-actions">
          <FailureNotice submission={submission} />
          <SubmitButton submission={submission} missing={form.missing()}>
            {t('school.submit')}
          </SubmitButton>
        </div>
      </FormFrame>
    </Surface>
  );
}
