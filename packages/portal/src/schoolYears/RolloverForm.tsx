import { rollOver } from '@lia/sdk/schoolYears/endpoints';
import { ROLLOVER_UNDO_DAYS, rolloverTeachers } from '@lia/sdk/schoolYears/rules';
import type { Rollover, RolloverPreview } from '@lia/sdk/schoolYears/schema';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';

import { CheckField } from '../fields/CheckField.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { RestoredDraft } from '../fields/RestoredDraft.tsx';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { ungroupedStudentsPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { isAdministrator } from '../session/home.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Question } from '../ui/Question.tsx';
import { OpenPeriods } from './OpenPeriods.tsx';
import { noChoices, revive, type StudentChoice } from './rolloverDraft.ts';
import { RolloverGroupRow } from './RolloverGroupRow.tsx';
import { useSchoolYearChange } from './useSchoolYearChange.ts';

interface RolloverFormProps {
  school: number;
  preview: RolloverPreview;
  drafts: Host['drafts'];
}

/** What the school chooses for the change into a year, and the change itself. */
export function RolloverForm({ school, preview: { year, groups, outside }, drafts }: RolloverFormProps) {
  const { t } = useText();
  const { values, restored, change, key, discard } = useDraftValues(
    { name: `rollover:${school}:${year.id}`, blank: noChoices, revive: (stored) => revive(stored, groups) },
    drafts,
  );
  const { left, names, students, teachers } = values;
  const [asking, setAsking] = useState(false);
  const { busy, run } = useSchoolYearChange();
  // Periods may have been closed since an earlier visit, or opened: accepted on each.
  const [accepted, setAccepted] = useState(false);
  const chosen = groups.filter(({ id }) => !left.includes(id));
  const ungraded = chosen.filter((group) => group.students > 0 && group.open_periods.length > 0);

  async function apply(): Promise<void> {
    const body: Rollover = {
      groups: chosen.map(({ id, next }) => ({ id, name: next && (names[id]?.trim() || next.name) })),
      students: chosen.flatMap(({ id }) =>
        Object.entries(students[id] ?? {}).map(([uuid, choice]) => ({ uuid, ...choice })),
      ),
      teachers,
      ...(ungraded.length > 0 && { accept_open_periods: true }),
    };
    const params = { id: school, year: year.id };
    if (await run((client) => client.call(rollOver, { params, body, idempotencyKey: key }))) discard();
    setAsking(false);
  }

  const toggle = (id: string) =>
    change({ left: left.includes(id) ? left.filter((other) => other !== id) : [...left, id] });

  function choose(group: string, uuid: string, choice: StudentChoice | null): void {
    const { [uuid]: _, ...others } = students[group] ?? {};
    change({ students: { ...students, [group]: choice ? { ...others, [uuid]: choice } : others } });
  }

  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {restored && <RestoredDraft restored={restored} discard={discard} />}
      <Box>
        <Typography variant="h2">{t('rollover.groups')}</Typography>
        <CheckField
          label={t('rollover.all')}
          checked={left.length === 0}
          onChange={(all) => change({ left: all ? [] : groups.map(({ id }) => id) })}
        />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {groups.map((group) => (
          <RolloverGroupRow
            key={group.id}
            group={group}
            chosen={!left.includes(group.id)}
            toggle={() => toggle(group.id)}
            name={names[group.id] ?? group.next?.name ?? ''}
            rename={(name) => change({ names: { ...names, [group.id]: name } })}
            choices={students[group.id] ?? {}}
            choose={(uuid, choice) => choose(group.id, uuid, choice)}
          />
        ))}
      </Box>
      {outside > 0 && <Outside count={outside} />}
      <RadioField
        name="teachers"
        label={t('rollover.teachers')}
        value={teachers}
        error={null}
        choices={rolloverTeachers.map((value) => ({ value, label: t(`rollover.teachers.${value}`) }))}
        onChange={(one) => change({ teachers: one })}
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

/** How many students are in no group, who are listed for those who run the school alone. */
function Outside({ count }: { count: number }) {
  const { t } = useText();
  const text = t('rollover.outside', { count });
  if (isAdministrator(useMember())) return <Typography color="text.secondary">{text}</Typography>;
  return (
    <MuiLink component={Link} to={ungroupedStudentsPath} sx={{ justifySelf: 'start' }}>
      {text}
    </MuiLink>
  );
}
