import { listCandidates } from '@lia/sdk/licences/endpoints';
import type { Candidate } from '@lia/sdk/licences/records';
import { MAX_CANDIDATES } from '@lia/sdk/licences/rules';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { useAct } from '../records/ActButton.tsx';
import { LoadError } from '../records/LoadError.tsx';

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

/** Asks who gets licences of an order, among those who may hold them; they are searched by name. */
export function PeopleDialog({ order, title, lead, most, confirm, call, onClose }: PeopleDialogProps) {
  const t = useText();
  const heading = useId();
  const { busy, act } = useAct();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { people, isError, refetch } = useCandidates(order, useDeferredValue(words.trim()));
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
          {isError && <LoadError message={t('licences.failed')} onRetry={refetch} />}
          {!people && !isError && <Skeleton variant="rounded" height={120} />}
          {people?.length === 0 && <Typography color="text.secondary">{t('licences.noCandidates')}</Typography>}
          {people?.length === MAX_CANDIDATES && (
            <Typography color="text.secondary">{t('licences.mostCandidates', { most: MAX_CANDIDATES })}</Typography>
          )}
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

function useCandidates(id: string, q: string) {
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['licences', 'people', id, q],
    queryFn: ({ signal }) => client.call(listCandidates, { params: { id }, query: q === '' ? {} : { q }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { people: data?.data, isError, refetch };
}

interface PersonProps {
  person: Candidate;
  chosen: boolean;
  onToggle: () => void;
}

function Person({ person: { name, last_name, username, holds }, chosen, onToggle }: PersonProps) {
  const t = useText();
  return (
    <FormControlLabel
      disabled={holds}
      control={<Checkbox checked={chosen} onChange={onToggle} />}
      label={`${name} ${last_name} (${username})${holds ? ` · ${t('licences.holds')}` : ''}`}
      sx={{ minHeight: 44 }}
    />
  );
}
