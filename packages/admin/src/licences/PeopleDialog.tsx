import type { Candidate } from '@lia/sdk/licences/records';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useDeferredValue, useId, useState } from 'react';

import { useText } from '../i18n/text.ts';
import { useAct } from '../records/ActButton.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { useWords } from '../resources/field.ts';
import { gradeOf } from '../users/names.ts';
import { useCandidateGroups, useCandidates } from './useCandidates.ts';
import '../users/en.ts';
import '../users/es.ts';

interface PeopleDialogProps {
  order: string;
  title: string;
  lead?: string;
  /** Most people that may be chosen; of one, the last chosen counts. */
  most: number;
  /** Label of the button, by how many are chosen. */
  confirm: (count: number) => string;
  call: (people: string[]) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Asks who gets licences of an order, among those who may hold them; they are searched by name and narrowed to a group. */
export function PeopleDialog({ order, title, lead, most, confirm, call, onClose }: PeopleDialogProps) {
  const t = useText();
  const heading = useId();
  const { busy, act } = useAct();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [group, setGroup] = useState<string>();
  const candidates = useCandidates(order, { q: useDeferredValue(words.trim()), group });
  const { people, isError, refetch } = candidates;
  const open = people?.filter(({ holds }) => !holds) ?? [];

  const toggle = (uuid: string) => {
    if (chosen.includes(uuid)) setChosen(chosen.filter((one) => one !== uuid));
    else setChosen(most === 1 ? [uuid] : [...chosen, uuid].slice(0, most));
  };
  const chooseAll = () => setChosen([...new Set([...chosen, ...open.map(({ uuid }) => uuid)])].slice(0, most));
  const save = async () => {
    if (await act(() => call([...chosen]))) onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={1}>
          {lead !== undefined && <DialogContentText>{lead}</DialogContentText>}
          <TextField
            type="search"
            margin="dense"
            id={`${heading}-search`}
            label={t('licences.search')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <GroupField order={order} group={group} onChange={setGroup} />
          {isError && <LoadError message={t('licences.failed')} onRetry={refetch} />}
          {!people && !isError && <Skeleton variant="rounded" height={120} />}
          {people?.length === 0 && <Typography color="text.secondary">{t('licences.noCandidates')}</Typography>}
          {most > 1 && open.length > 1 && (
            <Button sx={{ alignSelf: 'start' }} onClick={chooseAll}>
              {t('licences.chooseAll')}
            </Button>
          )}
          {people?.map((person) => (
            <Person
              key={person.uuid}
              person={person}
              chosen={chosen.includes(person.uuid)}
              onToggle={() => toggle(person.uuid)}
            />
          ))}
          {candidates.hasNextPage && (
            <Button
              sx={{ alignSelf: 'start' }}
              loading={candidates.isFetchingNextPage}
              onClick={() => void candidates.fetchNextPage()}
            >
              {t('licences.more')}
            </Button>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('licences.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} loading={busy} onClick={() => void save()}>
          {confirm(chosen.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface GroupFieldProps {
  order: string;
  group: string | undefined;
  onChange: (group: string | undefined) => void;
}

const ALL = 'all';

/** Narrows people to a group; of plans that several schools use, with the school's name. */
function GroupField({ order, group, onChange }: GroupFieldProps) {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const groups = useCandidateGroups(order);
  if (groups.length === 0) return null;
  const severalSchools = new Set(groups.map(({ school }) => school)).size > 1;
  return (
    <TextField
      select
      id={id}
      label={t('users.group')}
      value={group ?? ALL}
      onChange={({ target: { value } }) => onChange(value === ALL ? undefined : value)}
    >
      <MenuItem value={ALL}>{t('users.allGroups')}</MenuItem>
      {groups.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {[one.name, gradeOf(one, words), severalSchools && one.school].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface PersonProps {
  person: Candidate;
  chosen: boolean;
  onToggle: () => void;
}

function Person({ person, chosen, onToggle }: PersonProps) {
  const words = useWords();
  const { name, last_name, username, group, holds } = person;
  const facts = [gradeOf(person, words), group, holds && words.t('licences.holds')].filter(Boolean);
  return (
    <FormControlLabel
      disabled={holds}
      control={<Checkbox checked={chosen} onChange={onToggle} />}
      label={[`${name} ${last_name} (${username})`, ...facts].join(' · ')}
      sx={{ minHeight: 44 }}
    />
  );
}
