import { listGroupStudents } from '@lia/sdk/groups/endpoints';
import type { RolloverGroup } from '@lia/sdk/schoolYears/schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { type StudentChoice, studentChoices } from './rolloverDraft.ts';

interface RolloverStudentsProps {
  group: RolloverGroup;
  choices: Readonly<Record<string, StudentChoice>>;
  choose: (uuid: string, choice: StudentChoice | null) => void;
}

const nameOf = ({ reason }: StudentChoice) =>
  reason === undefined ? ('retained' as const) : (`left.${reason}` as const);

/** The students of a group, with what becomes of each. */
export default function RolloverStudents({ group, choices, choose }: RolloverStudentsProps) {
  const { t } = useText();
  const { data, error, mutate } = useRead(['groups', group.id, 'students'], (client) =>
    client.call(listGroupStudents, { params: { groupId: group.id }, query: {} }),
  );
  if (!data && error !== undefined)
    return <ReadFailed inside title={t('rollover.failed')} error={error} retry={() => void mutate()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton variant="rounded" height={96} />
      </Loading>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {data.map(({ uuid, name, last_name: surname, username }) => {
        const choice = choices[uuid];
        const whole = `${name} ${surname}`;
        return (
          <Box
            key={uuid}
            component="li"
            sx={{ display: 'grid', gap: 2, alignItems: 'center', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {whole}
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {username}
              </Typography>
            </Typography>
            <TextField
              select
              size="small"
              value={choice ? nameOf(choice) : 'goes'}
              onChange={({ target }) =>
                choose(uuid, studentChoices.find((option) => nameOf(option) === target.value) ?? null)
              }
              slotProps={{
                select: { native: true },
                htmlInput: { 'aria-label': t('rollover.student', { name: whole }) },
              }}
            >
              <option value="goes">{t(group.next ? 'rollover.outcome.goes' : 'rollover.outcome.graduates')}</option>
              {studentChoices.map((option) => (
                <option key={nameOf(option)} value={nameOf(option)}>
                  {t(`rollover.outcome.${nameOf(option)}`)}
                </option>
              ))}
            </TextField>
          </Box>
        );
      })}
    </Box>
  );
}
