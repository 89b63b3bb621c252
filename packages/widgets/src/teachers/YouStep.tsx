import { MEXICO } from '@lia/sdk/geography/rules';
import { tiers } from '@lia/sdk/teachers/rules';

import { AccountFields } from '../fields/AccountFields.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import { Section } from '../fields/Section.tsx';
import type { Form } from '../form/useForm.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { TeacherPath, TeacherValues } from './values.ts';

/** Tier, person and account. */
export function YouStep({ form }: { form: Form<TeacherValues, unknown, TeacherPath> }) {
  const { t } = useText();
  const { field } = form;
  return (
    <>
      <ChoiceField
        field={field('you.membership')}
        label={t('teacher.tier')}
        heading
        look="cards"
        choices={tiers.map(({ digits }) => ({
          value: String(digits),
          label: t(`teacher.tier.${digits}`),
          hint: t(`teacher.tier.${digits}.hint`),
        }))}
      />
      <Section title={t('teacher.contact')}>
        <PersonFields field={(name) => field(`you.${name}`)} country={MEXICO} />
        <PlaceFields form={form} />
      </Section>
      <AccountFields
        title={t('teacher.account')}
        username={field('you.username')}
        password={field('you.password')}
        confirmation={field('you.c_password')}
      />
    </>
  );
}
