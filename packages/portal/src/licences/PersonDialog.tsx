import { listCandidates } from '@lia/sdk/licences/endpoints';
import type { Candidate } from '@lia/sdk/licences/records';
import type { RegistrationType } from '@lia/sdk/registrations/rules';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';

/** From how many people on they are searched rather than read. */
const SEARCHED = 8;

interface PersonDialogProps {
  order: string;
  type: RegistrationType;
  num: number;
  choose: (person: string) => void;
  close: () => void;
}

/** Asks whom a licence is for, among those who may hold it. */
export function PersonDialog({ order, type, num, choose, close }: PersonDialogProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error, mutate } = useRead(
    ['licences', order, 'people', q],
    (client) => client.call(listCandidates, { params: { id: order }, query: q === '' ? {} : { q } }),
    { keepPreviousData: true },
  );
  const people = data?.data;
  const searches = typed !== '' || (people !== undefined && people.length >= SEARCHED);

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="pick-title">
      <DialogTitle id="pick-title">{t('licences.pick', { num })}</DialogTitle>
      <DialogContent>
        {searches && (
          <LabelledInput
            type="search"
            label={t('licences.pick.search')}
            error={null}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {!people && error !== undefined && (
          <ReadFailed inside title={t('licences.failed')} error={error} retry={() => void mutate()} />
        )}
        {!people && error === undefined && (
          <Loading>
            <Skeleton variant="rounded" height={96} />
          </Loading>
        )}
        {people?.length === 0 && (
          <Typography color="text.secondary">
            {t(q === '' ? `licences.pick.empty.${type}` : 'licences.pick.none')}
          </Typography>
        )}
        <List>
          {people?.map((person) => (
            <Person key={person.uuid} person={person} choose={choose} />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('licences.pick.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Person({ person, choose }: { person: Candidate; choose: (person: string) => void }) {
  const { t } = useText();
  const { uuid, name, last_name, username, holds } = person;
  const below = holds ? `${username} · ${t('licences.pick.holds')}` : username;
  return (
    <ListItem disablePadding>
      <ListItemButton disabled={holds} onClick={() => choose(uuid)} sx={{ minHeight: 56 }}>
        <ListItemText primary={`${name} ${last_name}`} secondary={below} />
      </ListItemButton>
    </ListItem>
  );
}
