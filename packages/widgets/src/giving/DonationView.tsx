import { fileRules } from '@lia/sdk/files/rules';
import { fileLabel } from '@lia/sdk/giving/giftLabels';
import { donationLabels } from '@lia/sdk/giving/labels';
import { DONATION_PER_CHILD, MAX_MESSAGE, publishChoices, studentCounts, supports } from '@lia/sdk/giving/rules';
import { formatAmount, formatPesos } from '@lia/sdk/payments/money';
import type { ReactNode } from 'react';

import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ConsentFields } from '../consents/ConsentField.tsx';
import { ContactFields } from '../form/ContactFields.tsx';
import { FileField } from '../fields/FileField.tsx';
import { MoneyField, TextField } from '../fields/TextField.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { RequestFrame } from '../form/RequestFrame.tsx';
import { Section } from '../fields/Section.tsx';
import { Sum } from '../form/Sum.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { GiftForm } from './useGiftForm.ts';
import { type DonationPath, type DonationValues, supportOf, totalOf } from './values.ts';

/** Draws the donation form in each of its states; decides nothing. */
export function DonationView({ who, ...gift }: GiftForm<DonationValues, DonationPath> & { who?: ReactNode }) {
  const { field, missing, values } = gift.form;
  const { t, label } = useText();
  const support = supportOf(values);
  // An amount that the rules refuse has no sum.
  const total = missing('supportAmount') ? null : totalOf(values);
  const message = (
    <TextAreaField
      field={field('instructions')}
      label={label(donationLabels.instructions)}
      hint={t(support === 2 ? 'donation.instructions.contact.hint' : 'donation.instructions.hint')}
      optional={support !== 2}
      max={MAX_MESSAGE}
    />
  );
  return (
    <RequestFrame
      request={gift}
      title={t('donation.title')}
      intro={t('donation.intro')}
      submit={
        support === 2
          ? t('donation.submit.contact')
          : total === null
            ? t('donation.submit')
            : t('donation.submit.total', { total: formatAmount(total) })
      }
      again={t('donation.again')}
      next={{ href: gift.payment, label: t('donation.pay') }}
      sum={
        total !== null && (
          <Sum
            how={
              support === 1
                ? t('donation.sum', { count: Number(values.supportStudents), price: formatAmount(DONATION_PER_CHILD) })
                : t('donation.total')
            }
          >
            {formatPesos(total)}
          </Sum>
        )
      }
    >
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
            label={label(donationLabels.supportStudents)}
            look="pills"
            choices={studentCounts.map((count) => ({ value: String(count), label: String(count) }))}
          />
        )}
        {support === 3 && (
          <MoneyField
            field={field('supportAmount')}
            label={label(donationLabels.supportAmount)}
            hint={t('donation.amount.hint')}
            unit={t('donation.amount.unit')}
          />
        )}
        {support === 2 && message}
      </Section>

      <Section title={t('donation.you')}>
        <ContactFields form={gift.form} who={who} />
      </Section>

      <Section title={t('donation.organisation')}>
        <div className="lia-row">
          <TextField
            field={field('businessName')}
            label={label(donationLabels.businessName)}
            hint={t('donation.businessName.hint')}
            autoComplete="organization"
          />
          <TextField
            field={field('position')}
            label={label(donationLabels.position)}
            hint={t('donation.position.hint')}
            autoComplete="organization-title"
          />
        </div>
        <TextField field={field('institution')} label={label(donationLabels.institution)} optional />
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
        <FileField label={label(fileLabel)} rule={fileRules.logo} {...gift.logo} />
        {support !== 2 && message}
      </Section>
      {values.consents && <ConsentFields field={field} />}
    </RequestFrame>
  );
}
