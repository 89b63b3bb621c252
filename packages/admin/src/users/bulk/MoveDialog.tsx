import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';
import { listSchoolGroups, moveUsers } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type RaRecord, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useReason } from '../../i18n/text.ts';
import { stayInList } from '../../lists/BulkToolbar.tsx';
import { useKeptPlace } from '../../records/useKeptPlace.ts';
import { useWords } from '../../resources/field.ts';
import { levelNames } from '../names.ts';
import { SchoolChoice } from '../SchoolChoice.tsx';
import { schoolLeft } from './schoolLeft.ts';

/** Moves users into another place of a school: a group, or a grade of a level. Administrators choose the school. */
export function MoveDialog({ users, close }: { users: readonly string[]; close: () => void }) {
  const { t, language } = useWords();
  const translate = useTranslate();
  const client = useClient();
  const reasonOf = useReason();
  const notify = useNotify();
  const refresh = useRefresh();
  const keepPlace = useKeptPlace();
  const { onUnselectItems, filterValues, data: rows = [] } = useListContext<RaRecord & UserRecord>();
  const title = useId();
  const [school, setSchool] = useState<number | null>(null);
  const [place, setPlace] = useState('');
  const [leaving, setLeaving] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { data } = useQuery({
    queryKey: [listSchoolGroups, school],
    queryFn: ({ signal }) => client.call(listSchoolGroups, { params: { id: school ?? 0 }, signal }),
    enabled: school !== null,
  });
  const left = schoolLeft(rows, users, { filtered: filterValues['school_id'], target: school });

  async function move(): Promise<void> {
    if (school === null) return;
    const [kind, first, second] = place.split(' ');
    setBusy(true);
    try {
      const { message } = await client.call(moveUsers, {
        body: {
          users: [...users],
          school_id: school,
          ...(left !== null && left !== 'several' && leaving && { from_school_id: left.school_id }),
          ...(kind === 'group' && { group_id: first }),
          ...(kind === 'grade' && { level: levels.find((level) => String(level) === first), grade: Number(second) }),
        },
        idempotencyKey: newIdempotencyKey(),
      });
      notify(message, { type: 'success' });
      onUnselectItems();
      refresh();
      close();
      keepPlace(stayInList);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(reasonOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('users.moveTitle', { count: users.length })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <Box>
            <SchoolChoice id="move-school" value={school} onChange={setSchool} />
          </Box>
          <TextField
            select
            label={t('users.place')}
            value={place}
            onChange={({ target: { value } }) => setPlace(value)}
            disabled={school === null}
            helperText={t('users.placeHint')}
          >
            <MenuItem value="">{t('users.samePlace')}</MenuItem>
            {data?.data.map(({ id, name, level }) => (
              <MenuItem key={id} value={`group ${id}`}>
                {`${t('users.group')} ${name} · ${levelLabels[levels.find((one) => one === level) ?? 2][language]}`}
              </MenuItem>
            ))}
            {levels.flatMap((level) =>
              gradesOf(level).map((grade) => (
                <MenuItem key={`${level} ${grade}`} value={`grade ${level} ${grade}`}>
                  {t(`users.grades.${levelNames[level]}`, { grade })}
                </MenuItem>
              )),
            )}
          </TextField>
          {left === 'several' ? (
            <Alert severity="info" variant="outlined">
              {t('users.staysToo')}
            </Alert>
          ) : (
            left && (
              <FormControlLabel
                control={<Checkbox checked={leaving} onChange={({ target }) => setLeaving(target.checked)} />}
                label={t('users.leaves', { school: left.school })}
                sx={{ minHeight: 44 }}
              />
            )
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={school === null} loading={busy} onClick={() => void move()}>
          {t('users.move')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
