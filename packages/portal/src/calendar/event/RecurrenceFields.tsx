import { isDay } from '@lia/sdk/calendar/days';
import { isLastOfMonth, weekdayOf, weekOfMonth } from '@lia/sdk/calendar/recurrence';
import { frequencies, MAX_COUNT, weekdays } from '@lia/sdk/calendar/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { LabelledSelect } from '../../fields/LabelledSelect.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { useText } from '../../i18n/useText.ts';
import { PressedButton } from '../../ui/PressedButton.tsx';
import { frequencyFrom, monthDayFrom, ruleOf, type Values } from '../eventForm.ts';
import { recurrenceText } from './recurrenceText.ts';

interface RecurrenceFieldsProps {
  values: Values;
  error: string | null;
  change: (changed: Partial<Values>) => void;
}

const isCount = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text);

/** How an event comes again, described in plain words below. */
export function RecurrenceFields({ values, error, change }: RecurrenceFieldsProps) {
  const texts = useText();
  const { t } = texts;
  const { frequency, startDay } = values;
  const rule = ruleOf(values);
  const isWhole =
    isCount(values.interval) &&
    (values.ends !== 'count' || isCount(values.count)) &&
    (values.ends !== 'until' || isDay(values.until));
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <LabelledSelect
        label={t('calendar.repeats')}
        value={frequency}
        onChange={({ target }) => change({ frequency: frequencyFrom(target.value) })}
      >
        {(['never', ...frequencies] as const).map((one) => (
          <option key={one} value={one}>
            {t(`calendar.repeats.${one}`)}
          </option>
        ))}
      </LabelledSelect>
      {frequency !== 'never' && (
        <>
          <LabelledInput
            inputMode="numeric"
            label={t(`calendar.interval.${frequency}`)}
            value={values.interval}
            maxLength={2}
            error={null}
            onChange={({ target }) => change({ interval: target.value.replaceAll(/\D/g, '') })}
          />
          {frequency === 'weekly' && isDay(startDay) && <Weekdays values={values} change={change} />}
          {frequency === 'monthly' && isDay(startDay) && <MonthDayField values={values} change={change} />}
          <RadioField
            name="ends"
            label={t('calendar.series.ends')}
            choices={(['never', 'until', 'count'] as const).map((value) => ({
              value,
              label: t(`calendar.series.${value}`),
            }))}
            value={values.ends}
            error={null}
            onChange={(ends) => change({ ends })}
          />
          {values.ends === 'until' && (
            <LabelledInput
              type="date"
              label={t('calendar.series.until.day')}
              required
              value={values.until}
              min={startDay}
              error={error}
              onChange={({ target }) => change({ until: target.value })}
            />
          )}
          {values.ends === 'count' && (
            <LabelledInput
              inputMode="numeric"
              label={t('calendar.series.count.times', { max: MAX_COUNT })}
              required
              value={values.count}
              maxLength={3}
              error={error}
              onChange={({ target }) => change({ count: target.value.replaceAll(/\D/g, '') })}
            />
          )}
          {rule && isWhole && (
            <Typography component="output" sx={{ fontWeight: 600 }}>
              {t('calendar.summary', { text: recurrenceText(rule, startDay, texts) })}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}

/** The days of a week on which it comes: that of its first day is always one. */
function Weekdays({ values, change }: Omit<RecurrenceFieldsProps, 'error'>) {
  const { t } = useText();
  const own = weekdayOf(values.startDay);
  return (
    <Box
      component="fieldset"
      aria-label={t('calendar.weekdays')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      {weekdays.map((one) => {
        const isOn = one === own || values.weekdays.includes(one);
        return (
          <PressedButton
            key={one}
            pressed={isOn}
            disabled={one === own}
            sx={{ minWidth: 48, px: 3 }}
            onClick={() =>
              change({
                weekdays: isOn ? values.weekdays.filter((other) => other !== one) : [...values.weekdays, one],
              })
            }
          >
            {t(`calendar.weekday.${one}`)}
          </PressedButton>
        );
      })}
    </Box>
  );
}

function MonthDayField({ values, change }: Omit<RecurrenceFieldsProps, 'error'>) {
  const { t } = useText();
  const { startDay } = values;
  const weekday = t(`calendar.weekday.${weekdayOf(startDay)}`);
  const nth = weekOfMonth(startDay);
  const choices = [
    { value: 'number', label: t('calendar.monthDay.number', { day: String(Number(startDay.slice(8))) }) },
    ...(nth === 1 || nth === 2 || nth === 3 || nth === 4
      ? [{ value: 'weekday', label: t('calendar.monthDay.weekday', { nth: t(`calendar.nth.${nth}`), weekday }) }]
      : []),
    ...(isLastOfMonth(startDay) ? [{ value: 'lastWeekday', label: t('calendar.monthDay.last', { weekday }) }] : []),
  ];
  return (
    <RadioField
      name="month_day"
      label={t('calendar.monthDay')}
      choices={choices}
      value={choices.some(({ value }) => value === values.monthDay) ? values.monthDay : 'number'}
      error={null}
      onChange={(value) => change({ monthDay: monthDayFrom(value) })}
    />
  );
}
