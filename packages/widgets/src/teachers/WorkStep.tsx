import { teachingLabels } from '@lia/sdk/teachers/labels';
import { gradesTaught, levelIds, OTHER_LEVEL } from '@lia/sdk/teachers/rules';

import { ChecksField } from '../fields/ChecksField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Section } from '../fields/Section.tsx';
import { StepHeading } from '../form/headings.tsx';
import type { Form } from '../form/useForm.ts';
import { useText } from '../i18n/TextProvider.tsx';
import type { TeacherPath, TeacherValues } from './values.ts';

const interestNumbers = [1, 2, 3, 4, 5] as const;

/** School, level, grades, subjects and interests. */
export function WorkStep({ form }: { form: Form<TeacherValues, unknown, TeacherPath> }) {
  const { t, label } = useText();
  const { field } = form;
  const level = Number(form.values.work.level_id);
  return (
    <Section>
      <StepHeading>{t('teacher.work')}</StepHeading>
      <TextField
        field={field('work.school_name')}
        label={label(teachingLabels.school_name)}
        autoComplete="organization"
      />
      <ChoiceField
        field={{
          ...field('work.level_id'),
          // Grades belong to their level.
          change: (level_id) => form.update((now) => ({ ...now, work: { ...now.work, level_id, grade: '' } })),
        }}
        label={label(teachingLabels.level_id)}
        look="words"
        choices={levelIds.map((id) => ({ value: String(id), label: t(`teacher.level.${id}`) }))}
      />
      {level === OTHER_LEVEL ? (
        <TextField
          field={field('work.level_school')}
          label={t('teacher.level.name')}
          hint={t('teacher.level.name.hint')}
        />
      ) : (
        <ChecksField
          field={field('work.grade')}
          label={label(teachingLabels.grade)}
          look="grades"
          choices={gradesTaught(level).map((grade) => ({ value: grade, label: t('teacher.grade', { grade }) }))}
        />
      )}
      <TextField field={field('work.intereses')} label={label(teachingLabels.intereses)} />
      <ChecksField
        field={field('work.document_type')}
        label={label(teachingLabels.document_type)}
        look="rows"
        choices={interestNumbers.map((number) => ({ value: String(number), label: t(`teacher.interest.${number}`) }))}
        all={t('teacher.interest.all')}
      />
    </Section>
  );
}
