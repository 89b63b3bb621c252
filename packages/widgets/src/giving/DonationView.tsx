import { DONATION_PER_CHILD, logo, MAX_MESSAGE, publishChoices, studentCounts, supports } from '@lia/sdk/giving/rules';
import { formatAmount, formatPesos } from '@lia/sdk/payments/money';
import type { Checkout } from '@lia/sdk/payments/schema';

import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ContactFields } from '../fields/ContactFields.tsx';
import { FileField } from '../fields/FileField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Done } from '../form/Done.tsx';
import { DraftNotice } from '../form/DraftNotice.tsx';
import { FailureNotice } from '../form/FailureNotice.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { Section } from '../form/Section.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { Surface } from '../theme/Surface.tsx';
import { DonationSum } from './DonationSum.tsx';
import type { GiftForm } from './useGiftForm.ts';
import { type DonationPath, type DonationValues, supportOf, totalOf } from './values.ts';

/** Draws the donation form in each of its states; decides nothing. */
export function DonationView(props: GiftForm<DonationValues, DonationPath>) {
  const { form, submission, accepted, restored, file, onFile, onSend, onDiscard, onAgain } = props;
  const { t } = useText();
  if (accepted) return <DonationDone accepted={accepted} onAgain={onAgain} />;

  const { field, values } = form;
  const support = supportOf(values);
  const total = totalOf(values);
  const message = (
    <TextAreaField
      field={field('instructions')}
      label={t('donation.instructions')}
      hint={t(support === 2 ? 'donation.instructions.contact.hint' : 'donation.instructions.hint')}
      optional={support !== 2}
      max={MAX_MESSAGE}
    />
  );
  const share = submission.state === 'sending' ? submission.share : null;
  return (
    <Surface>
      <FormFrame label={t('donation.title')} refusals={form.refusals} onWarm={form.warm} onSend={onSend}>
        <header>
          <h2 className="lia-title">{t('donation.title')}</h2>
          <p className="lia-intro">{t('donation.intro')}</p>
        </header>
        {restored && <DraftNotice onDiscard={onDiscard} />}

        <Section>
          <ChoiceField
            field={field('support')}
            label={t('donation.support')}
            heading
            look="cards"
            choices={supports.map((mode) => ({
              value: String(mode),
              label: t(`donation.support.${mode}`),
              hint:
                mode === 1
                  ? t('donation.support.1.hint', { price: formatPesos(DONATION_PER_CHILD) })
                  : t(`donation.support.${mode}.hint`),
            }))}
          />
          {support === 1 && (
            <ChoiceField
              field={field('supportStudents')}
              label={t('donation.students')}
              look="pills"
              choices={studentCounts.map((count) => ({ value: String(count), label: String(count) }))}
            />
          )}
          {support === 3 && (
            <MoneyField
              field={field('supportAmount')}
              label={t('donation.amount')}
              hint={t('donation.amount.hint')}
              unit={t('donation.amount.unit')}
            />
          )}
          {support === 2 && message}
        </Section>

        <Section title={t('donation.you')}>
          <ContactFields form={form} />
        </Section>

        <Section title={t('donation.organisation')}>
          <div className="lia-row">
            <TextField
              field={field('businessName')}
              label={t('donation.businessName')}
              hint={t('donation.businessName.hint')}
              autoComplete="organization"
            />
            <TextField field={field('position')} label={t('donation.position')} autoComplete="organization-title" />
          </div>
          <TextField field={field('institution')} label={t('donation.institution')} optional />
        </Section>

        <Section>
          <ChoiceField
            field={field('publish')}
            label={t('donation.appearance')}
            heading
            look="cards"
            choices={publishChoices.map((choice) => ({
              value: String(choice),
              label: t(`donation.publish.${choice}`),
              hint: t(`donation.publish.${choice}.hint`),
            }))}
          />
          <FileField
            label={t('donation.file')}
            rule={logo}
            file={file.value}
            error={file.error}
            share={share}
            onChange={onFile}
          />
          {support !== 2 && message}
        </Section>

        <div className="lia-actions">
          <DonationSum values={values} />
          <FailureNotice submission={submission} />
          <SubmitButton submission={submission} missing={form.missing()}>
            {support === 2
              ? t('donation.submit.contact')
              : total === null
                ? t('donation.submit')
                : t('donation.submit.total', { total: formatAmount(total) })}
          </SubmitButton>
        </div>
      </FormFrame>
    </Surface>
  );
}

function DonationDone({ accepted, onAgain }: { accepted: Checkout; onAgain: () => void }) {
  const { t } = useText();
  const initPoint = accepted.data.init_point;
  return (
    <Surface>
      <Done message={accepted.message}>
        {initPoint ? (
          <a className="lia-primary" part="button" href={initPoint}>
            {t('donation.pay')}
          </a>
        ) : (
          <button type="button" className="lia-secondary" part="button" onClick={onAgain}>
            {t('donation.again')}
          </button>
        )}
      </Done>
    </Surface>
  );
}
