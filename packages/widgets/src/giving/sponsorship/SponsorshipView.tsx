import { fileRules } from '@lia/sdk/files/rules';
import { publishChoices } from '@lia/sdk/giving/rules';
import { fileLabel } from '@lia/sdk/giving/giftLabels';
import { sponsorshipLabels } from '@lia/sdk/giving/sponsorshipLabels';
import { COURSE_PER_STUDENT, PROJECT_PER_STUDENT_MONTH, sponsorshipTypes } from '@lia/sdk/giving/sponsorshipRules';
import { formatAmount, formatPesos } from '@lia/sdk/payments/money';
import type { ReactNode } from 'react';

import { ChoiceField } from '../../fields/ChoiceField.tsx';
import { ConsentFields } from '../../consents/ConsentField.tsx';
import { ContactFields } from '../../form/ContactFields.tsx';
import { FileField } from '../../fields/FileField.tsx';
import { MoneyField, TextField } from '../../fields/TextField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { RequestFrame } from '../../form/RequestFrame.tsx';
import { Section } from '../../fields/Section.tsx';
import { Sum } from '../../form/Sum.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import type { GiftForm } from '../useGiftForm.ts';
import { asks, countsOf, type SponsorshipPath, type SponsorshipValues, totalOf, typeOf } from './values.ts';

const prices = { 1: PROJECT_PER_STUDENT_MONTH, 2: COURSE_PER_STUDENT } as const;

/** Draws the sponsorship form in each of its states; decides nothing. */
export function SponsorshipView({ who, ...gift }: GiftForm<SponsorshipValues, SponsorshipPath> & { who?: ReactNode }) {
  const { field, missing, update, values } = gift.form;
  const { t, label } = useText();
  const type = typeOf(values);
  // An amount that the rules refuse has no sum.
  const total = missing('supportAmount') || missing('supportMonths') ? null : totalOf(values);
  const asked = asks(values);
  const arithmetic = [
    t('sponsorship.sum.students', { count: Number(values.supportStudents) }),
    ...(asked.months ? [t('sponsorship.sum.months', { count: Number(values.supportMonths) })] : []),
    formatAmount(prices[type]),
  ].join(' × ');
  return (
    <RequestFrame
      request={gift}
      title={t('sponsorship.title')}
      intro={t('sponsorship.intro')}
      submit={
        asked.contact
          ? t('sponsorship.submit.contact')
          : total === null
            ? t('sponsorship.submit')
            : t('sponsorship.submit.total', { total: formatAmount(total) })
      }
      again={t('sponsorship.again')}
      next={{ href: gift.payment, label: t('sponsorship.pay') }}
      sum={total !== null && <Sum how={asked.amount ? t('sponsorship.total') : arithmetic}>{formatPesos(total)}</Sum>}
    >
      <Section>
        <ChoiceField
          field={{
            ...field('sponsorship'),
            // An amount is for special projects alone.
            change: (sponsorship) => update((now) => ({ ...now, sponsorship, supportStudents: '1' })),
          }}
          label={t('sponsorship.type')}
          heading
          look="cards"
          choices={sponsorshipTypes.map((one) => ({
            value: String(one),
            label: t(`sponsorship.type.${one}`),
            hint: t(`sponsorship.type.${one}.hint`, { price: formatPesos(prices[one]) }),
          }))}
        />
        <SelectField
          field={field('supportStudents')}
          label={label(sponsorshipLabels.supportStudents)}
          options={countsOf(type).map((count) => ({
            value: String(count),
            label: count === 11 || count === 12 ? t(`sponsorship.students.${count}`) : String(count),
          }))}
        />
        {asked.months && (
          <TextField
            field={field('supportMonths')}
            label={label(sponsorshipLabels.supportMonths)}
            inputMode="decimal"
          />
        )}
        {asked.amount && (
          <MoneyField
            field={field('supportAmount')}
            label={label(sponsorshipLabels.supportAmount)}
            unit={t('sponsorship.amount.unit')}
          />
        )}
      </Section>
      <Section title={t('sponsorship.you')}>
        <ContactFields form={gift.form} who={who} />
      </Section>
      <Section title={t('sponsorship.organisation')}>
        <TextField field={field('institution')} label={label(sponsorshipLabels.institution)} />
        <div className="lia-row">
          <TextField
            field={field('businessName')}
            label={label(sponsorshipLabels.businessName)}
            autoComplete="organization"
          />
          <TextField
            field={field('position')}
            label={label(sponsorshipLabels.position)}
            autoComplete="organization-title"
          />
        </div>
      </Section>
      <Section>
        <ChoiceField
          field={field('publish')}
          label={t('sponsorship.appearance')}
          heading
          look="cards"
          choices={publishChoices.map((choice) => ({
            value: String(choice),
            label: t(`sponsorship.publish.${choice}`),
          }))}
        />
        <FileField label={label(fileLabel)} rule={fileRules.logo} {...gift.logo} />
      </Section>
      {values.consents && <ConsentFields field={field} />}
    </RequestFrame>
  );
}
