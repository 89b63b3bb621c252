import { setTeams } from '@lia/sdk/homework/endpoints';
import type { StudentHomework } from '@lia/sdk/homework/records';
import { MAX_TEAM_NAME, teamsSchema } from '@lia/sdk/homework/teams';
import { validate } from '@lia/sdk/validation/validate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { FormRefusal } from '../../fields/FormRefusal.tsx';
import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { LabelledSelect } from '../../fields/LabelledSelect.tsx';
import { useTypedFields } from '../../fields/useTypedFields.ts';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useActivityChange } from '../useActivityChange.ts';
import { teamTexts } from './es.ts';
import { bodyOf, drawn, hasMembers, movable, moved, teamsOf, type TypedTeam } from './typedTeams.ts';

const DEFAULT_SIZE = 3;

interface TeamsDialogProps {
  activity: string;
  students: readonly StudentHomework[];
  close: () => void;
}

/** Puts the students of an activity into teams, by hand or at random. */
export default function TeamsDialog({ activity, students, close }: TeamsDialogProps) {
  useTexts(teamTexts);
  const { t } = useText();
  const { busy, run } = useActivityChange();
  const form = useTypedFields(
    () => ({ teams: teamsOf(students) }),
    (typed) => validate(teamsSchema, { teams: bodyOf(typed.teams) }, { input: 'typed' }),
  );
  const { teams } = form.values;
  const [size, setSize] = useState(String(DEFAULT_SIZE));
  const free = movable(students, teams);
  const sent = teams.filter(hasMembers);
  const nameOf = (place: number) => t('teams.name.default', { place });
  const change = (changed: TypedTeam[]): void => form.type({ teams: changed });

  async function save(): Promise<void> {
    const body = form.attempt();
    if (!body) return;
    const call = { params: { id: activity }, body, idempotencyKey: form.key };
    if (await run((client) => client.call(setTeams, call), { refused: form.refuse })) close();
  }

  const add = (): void =>
    change([...teams, { key: crypto.randomUUID(), name: nameOf(teams.length + 1), members: [], isDelivered: false }]);

  return (
    <FormDialog title={t('teams.title')} action={t('teams.save')} busy={busy} submit={save} close={close} width="sm">
      <Typography>{t('teams.lead')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end' }}>
        <Box sx={{ flex: '1 1 140px', maxWidth: 220 }}>
          <LabelledInput
            label={t('teams.size')}
            type="number"
            min={2}
            max={students.length}
            error={null}
            value={size}
            onChange={({ target }) => setSize(target.value)}
          />
        </Box>
        <Button
          variant="outlined"
          disabled={free.length === 0 || !(Number(size) >= 2)}
          onClick={() => change(drawn(students, teams, Math.floor(Number(size)), nameOf))}
          sx={{ minHeight: 48 }}
        >
          {t('teams.draw')}
        </Button>
      </Box>
      {free.length < students.length && (
        <Typography variant="body2" color="text.secondary">
          {t('teams.draw.help')}
        </Typography>
      )}
      {teams.map((team, place) => (
        <Box key={team.key} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <LabelledInput
              label={t('teams.name', { place: place + 1 })}
              value={team.name}
              maxLength={MAX_TEAM_NAME}
              error={form.errorOf(`teams[${sent.indexOf(team)}].name`)}
              onChange={({ target }) =>
                change(teams.map((one) => (one.key === team.key ? { ...one, name: target.value } : one)))
              }
            />
          </Box>
          {!team.isDelivered && (
            <Button
              aria-label={t('teams.remove', { name: team.name })}
              onClick={() => change(teams.filter(({ key }) => key !== team.key))}
              sx={{ minHeight: 48 }}
            >
              {t('activities.files.drop')}
            </Button>
          )}
        </Box>
      ))}
      <Button variant="outlined" onClick={add} sx={{ justifySelf: 'start', minHeight: 44 }}>
        {t('teams.add')}
      </Button>
      <Typography variant="h3" component="h3">
        {t('teams.students')}
      </Typography>
      {students.map((student) => (
        <LabelledSelect
          key={student.id}
          label={`${student.user.name} ${student.user.last_name}`}
          disabled={!free.includes(student)}
          value={teams.find(({ members }) => members.includes(student.id))?.key ?? ''}
          onChange={({ target }) => change(moved(teams, student.id, target.value))}
        >
          <option value="">{t('teams.none')}</option>
          {teams.map(({ key, name, isDelivered }) => (
            <option key={key} value={key} disabled={isDelivered}>
              {isDelivered ? t('teams.delivered', { name }) : name}
            </option>
          ))}
        </LabelledSelect>
      ))}
      <FormRefusal text={form.refused.text ?? form.errorOf('teams')} times={form.refused.times} />
    </FormDialog>
  );
}
