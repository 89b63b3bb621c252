import { zoneLabels } from '@lia/sdk/calendar/labels';
import { getOfficeHours, setOfficeHours } from '@lia/sdk/conversations/endpoints';
import { type OfficeDay, type Weekday, weekdays } from '@lia/sdk/conversations/hours';
import type { OfficeHoursAnswer } from '@lia/sdk/conversations/schema';
import { ApiError } from '@lia/sdk/http/error';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';

import { useChange } from '../changes/useChange.ts';
import { CheckField } from '../fields/CheckField.tsx';
import { FieldsToSave } from '../fields/FieldsToSave.tsx';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useLaterRules } from '../fields/useLaterRules.ts';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useFormRead } from '../reads/useFormRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { ForMember } from '../ui/ForMember.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { conversationsPath } from './paths.ts';
import { conversationTexts } from './es.ts';

type Hours = OfficeHoursAnswer['data'][number];

const rules = () => import('./hoursRules.ts');

/** `/apps/mensajes/horario`: when a school answers messages, and a teacher within that. */
export default function OfficeHoursPage() {
  useTexts(conversationTexts);
  const { t } = useText();
  const { data, error, mutate } = useFormRead([getOfficeHours], (client) => client.call(getOfficeHours));
  return (
    <ContentPage width={720} back={{ label: t('conversations.back'), to: conversationsPath }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{t('officeHours.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('officeHours.lead')}
        </Typography>
      </Box>
      {data?.data.map((hours) => (
        <HoursForm
          key={`${hours.school.id} ${hours.whose}`}
          hours={hours}
          saved={(answer) => void mutate(answer, { revalidate: false })}
        />
      ))}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('officeHours.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={360} />
        </Loading>
      )}
    </ContentPage>
  );
}

/** The hours that the school has on a day, or usual ones. */
const usual = (weekday: Weekday, { school_days }: Hours): OfficeDay =>
  school_days.find((day) => day.weekday === weekday) ?? { weekday, from: '08:00', until: '15:00' };

function HoursForm({ hours, saved }: { hours: Hours; saved: (answer: OfficeHoursAnswer) => void }) {
  const { t, failure, language } = useText();
  const { busy, run } = useChange();
  const { school, whose, zone, school_days } = hours;
  const [days, setDays] = useState<readonly OfficeDay[]>(hours.days);
  const refusal = useRefusal();
  const body = { school_id: school.id, whose, days: [...days] };
  const { waiting, button, errorOf, attempt } = useLaterRules(rules, body, refusal.refuse, busy);
  const refused = refusal.error;
  const ofDays = refused instanceof ApiError ? refused.fields['days'] : undefined;

  const set = (weekday: Weekday, day: OfficeDay | null) =>
    setDays([...days.filter((one) => one.weekday !== weekday), ...(day ? [day] : [])]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || waiting || !(await attempt())) return;
    const succeeded = await run(
      async (client) => {
        saved(await client.call(setOfficeHours, { body }));
        return { message: t('officeHours.saved') };
      },
      { refused: refusal.refuse },
    );
    if (succeeded) refusal.forget();
  }

  return (
    <Section title={t(whose === 'school' ? 'officeHours.school' : 'officeHours.own', { school: school.name })}>
      <Typography variant="body2" color="text.secondary">
        {t('officeHours.zone', { zone: zoneLabels[zone][language] })}
      </Typography>
      {whose === 'own' && school_days.length > 0 && (
        <Typography variant="body2">
          {t('officeHours.ofSchool', {
            days: school_days
              .map(({ weekday, from, until }) =>
                t('officeHours.span', { day: t(`officeHours.day.${weekday}`).toLowerCase(), from, until }),
              )
              .join(', '),
          })}
        </Typography>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 3, width: '100%' }}
      >
        <FieldsToSave saving={busy} gap={3}>
          {weekdays.map((weekday) => {
            const day = days.find((one) => one.weekday === weekday);
            const name = t(`officeHours.day.${weekday}`);
            const index = days.findIndex((one) => one.weekday === weekday);
            return (
              <Box
                key={weekday}
                sx={{
                  display: 'grid',
                  gap: 3,
                  gridTemplateColumns: { xs: '1fr 1fr', sm: '10rem 1fr 1fr' },
                  alignItems: 'end',
                }}
              >
                <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
                  <CheckField
                    label={name}
                    checked={day !== undefined}
                    onChange={(ticked) => set(weekday, ticked ? usual(weekday, hours) : null)}
                  />
                </Box>
                {day && (
                  <>
                    <LabelledInput
                      type="time"
                      label={t('officeHours.from', { day: name })}
                      error={null}
                      value={day.from}
                      onChange={({ target }) => set(weekday, { ...day, from: target.value })}
                    />
                    <LabelledInput
                      type="time"
                      label={t('officeHours.until', { day: name })}
                      error={errorOf(`days[${index}].until`)}
                      value={day.until}
                      onChange={({ target }) => set(weekday, { ...day, until: target.value })}
                    />
                  </>
                )}
              </Box>
            );
          })}
        </FieldsToSave>
        <FormRefusal text={refused === null ? null : (ofDays ?? failure(refused))} times={refusal.times} />
        <ForMember>
          <Button
            ref={button}
            type="submit"
            variant="contained"
            loading={busy || waiting}
            sx={{ justifySelf: 'start', minHeight: 44 }}
          >
            {t('officeHours.save')}
          </Button>
        </ForMember>
      </Box>
    </Section>
  );
}
