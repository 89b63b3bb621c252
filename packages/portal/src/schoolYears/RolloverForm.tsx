import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { rollOver } from '@lia/sdk/schoolYears/endpoints';
import { ROLLOVER_UNDO_DAYS, type RolloverTeachers, rolloverTeachers } from '@lia/sdk/schoolYears/rules';
import type { Rollover, RolloverPreview } from '@lia/sdk/schoolYears/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { CheckField } from '../fields/CheckField.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Question } from '../ui/Question.tsx';
import { OpenPeriods } from './OpenPeriods.tsx';
import { RolloverGroupRow } from './RolloverGroupRow.tsx';
import { useSchoolYearChange } from './useSchoolYearChange.ts';

/** What was chosen for a student who does not go with their group. */
export type StudentChoice = Omit<Rollover['students'][number], 'uuid'>;

/** Choices of students by their uuid, for each group. */
type Choices = Readonly<Record<string, Readonly<Record<string, StudentChoice>>>>;

/** What the school chooses for the change into a year, and the change itself. */
export function RolloverForm({
  school,
  preview: { year, groups, outside },
}: {
  school: number;
  preview: RolloverPreview;
}) {
  const { t } = useText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [choices, setChoices] = useState<Choices>({});
  const [teachers, setTeachers] = useState<RolloverTeachers>('none');
  const [asking, setAsking] = useState(false);
  // The same change sent again after a lost answer is made once.
  const [key] = useState(newIdempotencyKey);
  const { busy, run } = useSchoolYearChange();
  const [accepted, setAccepted] = useState(false);
  const chosen = groups.filter(({ id }) => !left.has(id));
  const ungraded = chosen.filter(({ students, open_periods }) => students > 0 && open_periods.length > 0);

  async function apply(): Promise<void> {
    const body: Rollover = {
      groups: chosen.map(({ id, next }) => ({ id, name: next && (names[id]?.trim() || next.name) })),
      students: chosen.flatMap(({ id }) =>
        Object.entries(choices[id] ?? {}).map(([uuid, choice]) => ({ uuid, ...choice })),
      ),
      teachers,
      ...(ungraded.length > 0 && { accept_open_periods: true }),
    };
    await run((client) => client.call(rollOver, { params: { id: school, year: year.id }, body, idempotencyKey: key }));
    setAsking(false);
  }

  function toggle(id: string): void {
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  function choose(group: string, uuid: string, choice: StudentChoice | null): void {
    setChoices((before) => {
      const { [uuid]: _, ...others } = before[group] ?? {};
      return { ...before, [group]: choice ? { ...others, [uuid]: choice } : others };
    });
  }

  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box>
        <Typography variant="h2">{t('rollover.groups')}</Typography>
        <CheckField
          label={t('rollover.all')}
          checked={left.size === 0}
          onChange={(all) => setLeft(new Set(all ? [] : groups.map(({ id }) => id)))}
        />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {groups.map((group) => (
          <RolloverGroupRow
            key={group.id}
            group={group}
            chosen={!left.has(group.id)}
            toggle={() => toggle(group.id)}
            name={names[group.id] ?? group.next?.name ?? ''}
            rename={(name) => setNames((before) => ({ ...before, [group.id]: name }))}
            choices={choices[group.id] ?? {}}
            choose={(uuid, choice) => choose(group.id, uuid, choice)}
          />
        ))}
      </Box>
      {outside > 0 && <Typography color="text.secondary">{t('rollover.outside', { count: outside })}</Typography>}
      <RadioField
        name="teachers"
        label={t('rollover.teachers')}
        value={teachers}
        error={null}
        choices={rolloverTeachers.map((value) => ({ value, label: t(`rollover.teachers.${value}`) }))}
        onChange={setTeachers}
      />
      {ungraded.length > 0 && <OpenPeriods groups={ungraded} accepted={accepted} accept={setAccepted} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <ActionButton
          variant="contained"
          size="large"
          disabled={chosen.length === 0 || (ungraded.length > 0 && !accepted)}
          onClick={() => setAsking(true)}
        >
          {t('rollover.apply')}
        </ActionButton>
        <Typography component="output">{t('rollover.summary', { count: chosen.length })}</Typography>
      </Box>
      {asking && (
        <Question
          title={t('rollover.ask', { name: year.name })}
          text={t('rollover.ask.text', { days: ROLLOVER_UNDO_DAYS })}
          yes={t('rollover.apply')}
          busy={busy}
          confirm={() => void apply()}
          close={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
