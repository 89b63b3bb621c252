import { createSchoolYear, updateSchoolYear } from '@lia/sdk/schoolYears/endpoints';
import { MAX_PERIOD_NAME, MAX_PERIODS } from '@lia/sdk/schoolYears/rules';
import { type SchoolYear, type SchoolYearInput, schoolYearInputSchema } from '@lia/sdk/schoolYears/schema';
import { validate } from '@lia/sdk/validation/validate';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useTypedFields } from '../fields/useTypedFields.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { firstYear, yearAfter } from './newYear.ts';
import { useSchoolYearChange } from './useSchoolYearChange.ts';

const sideBySide = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface SchoolYearDialogProps {
  school: number;
  /** The year that is edited; a new one where there is none. */
  year?: SchoolYear;
  /** The latest year of the school: a new one follows it, with the same periods. */
  latest: SchoolYear | null;
  /** A day, as `2026-11-21`. */
  today: string;
  close: () => void;
}

/** Asks for first and last day of a school year and of its periods. */
export default function SchoolYearDialog({ school, year, latest, today, close }: SchoolYearDialogProps) {
  const { t } = useText();
  const { values, key, type, errorOf, refused, refuse, attempt, input } = useTypedFields(
    (): SchoolYearInput => {
      if (year) return { starts_on: year.starts_on, ends_on: year.ends_on, periods: year.periods };
      if (latest) return yearAfter(latest);
      return firstYear(today, [
        t('schoolYears.period.first'),
        t('schoolYears.period.second'),
        t('schoolYears.period.third'),
      ]);
    },
    (typed) => validate(schoolYearInputSchema, typed, { input: 'typed' }),
  );
  const { busy, run } = useSchoolYearChange();

  const changePeriod = (index: number, changed: Partial<SchoolYearInput['periods'][number]>) =>
    type({ periods: values.periods.map((period, at) => (at === index ? { ...period, ...changed } : period)) });

  async function submit(): Promise<void> {
    const body = attempt();
    if (!body) return;
    const saved = await run(
      (client) =>
        year
          ? client.call(updateSchoolYear, { params: { id: school, year: year.id }, body })
          : client.call(createSchoolYear, { params: { id: school }, body, idempotencyKey: key }),
      { refused: refuse },
    );
    if (saved) close();
  }

  return (
    <FormDialog
      width="sm"
      title={year ? t('schoolYears.edit.name', { name: year.name }) : t('schoolYears.new')}
      action={t('schoolYears.save')}
      busy={busy}
      submit={submit}
      close={close}
    >
      <Box sx={sideBySide}>
        <LabelledInput type="date" {...input('starts_on')} label={t('schoolYears.starts')} />
        <LabelledInput type="date" {...input('ends_on')} label={t('schoolYears.ends')} />
      </Box>
      {values.periods.map((period, index) => (
        <Box
          component="fieldset"
          // Periods have no other name before they are saved.
          key={index}
          sx={{ m: 0, p: 4, border: 1, borderColor: 'divider', borderRadius: 1, display: 'grid', gap: 3 }}
        >
          <Typography component="legend" sx={{ fontWeight: 600, px: 1 }}>
            {t('schoolYears.period.of', { number: index + 1 })}
          </Typography>
          <LabelledInput
            label={t('schoolYears.period.name')}
            value={period.name}
            maxLength={MAX_PERIOD_NAME}
            error={errorOf(`periods[${index}].name`)}
            onChange={({ target }) => changePeriod(index, { name: target.value })}
          />
          <Box sx={sideBySide}>
            <LabelledInput
              type="date"
              label={t('schoolYears.starts')}
              value={period.starts_on}
              error={errorOf(`periods[${index}].starts_on`)}
              onChange={({ target }) => changePeriod(index, { starts_on: target.value })}
            />
            <LabelledInput
              type="date"
              label={t('schoolYears.ends')}
              value={period.ends_on}
              error={errorOf(`periods[${index}].ends_on`)}
              onChange={({ target }) => changePeriod(index, { ends_on: target.value })}
            />
          </Box>
          <Button
            color="error"
            sx={{ justifySelf: 'start' }}
            aria-label={t('schoolYears.period.remove', { number: index + 1 })}
            onClick={() => type({ periods: values.periods.filter((_, at) => at !== index) })}
          >
            {t('schoolYears.period.drop')}
          </Button>
        </Box>
      ))}
      {errorOf('periods') !== null && (
        <Typography role="alert" color="error">
          {errorOf('periods')}
        </Typography>
      )}
      {values.periods.length < MAX_PERIODS && (
        <Button
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => type({ periods: [...values.periods, { name: '', starts_on: '', ends_on: values.ends_on }] })}
        >
          {t('schoolYears.period.add')}
        </Button>
      )}
      <FormRefusal {...refused} />
    </FormDialog>
  );
}
