import { logo, publishChoices } from '@lia/sdk/giving/rules';
import { COURSE_PER_STUDENT, PROJECT_PER_STUDENT_MONTH, sponsorshipTypes } from '@lia/sdk/giving/sponsorshipRules';
import { formatAmount, formatPesos } from '@lia/sdk/payments/money';

import { ChoiceField } from '../../fields/ChoiceField.tsx';
import { ContactFields } from '../../fields/ContactFields.tsx';
import { FileField } from '../../fields/FileField.tsx';
import { MoneyField } from '../../fields/MoneyField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { Done } from '../../form/Done.tsx';
import { DraftNotice } from '../../form/DraftNotice.tsx';
import { FailureNotice } from '../../form/FailureNotice.tsx';
import { FormFrame } from '../../form/FormFrame.tsx';
import { Section } from '../../form/Section.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import { Surface } from '../../theme/Surface.tsx';
import type { GiftForm } from '../useGiftForm.ts';
import { asks, countsOf, type SponsorshipPath, type SponsorshipValues, totalOf, typeOf } from './values.ts';

const prices = { 1: PROJECT_PER_STUDENT_MONTH, 2: COURSE_PER_STUDENT } as const;

/** Draws the sponsorship form in each of its states; decides nothing. */
export function SponsorshipView(props: GiftForm<SponsorshipValues, SponsorshipPath>) {
  const { form, submission, accepted, restored, file, onFile, onSend, onDiscard, onAgain } = props;
  const { t } = useText();
  if (accepted) {
    const initPoint = accepted.data.init_point;
    return (
      <Surface>
        <Done message={accepted.message}>
          {initPoint ? (
            <a className="lia-primary" part="button" href={initPoint}>
              {t('sponsorship.pay')}
            </a>
          ) : (
            <button type="button" className="lia-secondary" part="button" onClick={onAgain}>
              {t('sponsorship.again')}
            </button>
          )}
        </Done>
      </Surface>
    );
  }

  const { field, values } = form;
  const type = typeOf(values);
  const total = totalOf(values);
  const asked = asks(values);
  const arithmetic = [
    t('sponsorship.sum.students', { count: Number(values.supportStudents) }),
    ...(asked.months ? [t('sponsorship.sum.months', { count: Number(values.supportMonths) })] : []),
    formatAmount(prices[type]),
  ].join(' × ');
  return (
    <Surface>
      <FormFrame label={t('sponsorship.title')} refusals={form.refusals} onWarm={form.warm} onSend={onSend}>
        <header>
          <h2 className="lia-title">{t('sponsorship.title')}</h2>
          <p className="lia-intro">{t('sponsorship.intro')}</p>
        </header>
        {restored && <DraftNotice onDiscard={onDiscard} />}
        <Section>
          <ChoiceField
            field={{
              ...field('sponsorship'),
              // An amount is for special projects alone.
              change: (sponsorship) => form.update((now) => ({ ...now, sponsorship, supportStudents: '1' })),
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
            label={t('sponsorship.students')}
            options={countsOf(type).map((count) => ({
              value: String(count),
              label: count === 11 || count === 12 ? t(`sponsorship.students.${count}`) : String(count),
            }))}
          />
          {asked.months && (
            <TextField field={field('supportMonths')} label={t('sponsorship.months')} inputMode="decimal" />
          )}
          {asked.amount && (
            <MoneyField
              field={field('supportAmount')}
              label={t('sponsorship.amount')}
              unit={t('sponsorship.amount.unit')}
            />
          )}
        </Section>
        <Section title={t('sponsorship.you')}>
          <ContactFields form={form} />
        </Section>
        <Section title={t('sponsorship.organisation')}>
          <TextField field={field('institution')} label={t('sponsorship.institution')} />
          <div className="lia-row">
            <TextField
              field={field('businessName')}
              label={t('sponsorship.businessName')}
              autoComplete="organization"
            />
            <TextField field={field('position')} label={t('sponsorship.position')} autoComplete="organization-title" />
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
          <FileField
            label={t('sponsorship.file')}
            rule={logo}
            file={file.value}
            error={file.error}
            share={submission.state === 'sending' ? submission.share : null}
            onChange={onFile}
          />
        </Section>
        <div className="lia-actions">
          {total !== null && (
            <div className="lia-sum" part="sum">
              <span className="lia-sum-how">{asked.amount ? t('sponsorship.total') : arithmetic}</span>
              <output className="lia-sum-total">{formatPesos(total)}</output>
            </div>
          )}
          <FailureNotice submission={submission} />
          <SubmitButton submission={submission} missing={form.missing()}>
            {asked.contact
              ? t('sponsorship.submit.contact')
              : total === null
                ? t('sponsorship.submit')
                : t('sponsorship.submit.total', { total: formatAmount(total) })}
          </SubmitButton>
        </div>
      </FormFrame>
    </Surface>
  );
}
