import { listGroupCandidates } from '@lia/sdk/groups/endpoints';
import type { GroupStudent } from '@lia/sdk/groups/schema';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { InputDialog } from '../ui/InputDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';

/** From how many students on they are searched rather than read. */
const SEARCHED = 8;

interface AddStudentsDialogProps {
  group: string;
  /** The group's. */
  name: string;
  busy: boolean;
  add: (students: readonly string[]) => Promise<void>;
  close: () => void;
}

/** Asks which students of the school a group gets. Who was chosen stays so while others are searched for. */
export default function AddStudentsDialog({ group, name, busy, add, close }: AddStudentsDialogProps) {
  const { t } = useText();
  const title = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const q = useDeferredValue(typed.trim());
  const { data, error, mutate } = useRead(
    ['groups', group, 'candidates', q],
    (client) => client.call(listGroupCandidates, { params: { id: group }, query: q === '' ? {} : { q } }),
    { keepPreviousData: true },
  );
  const students = data?.data;
  const searches = typed !== '' || (students !== undefined && students.length >= SEARCHED);

  function toggle(uuid: string): void {
    const next = new Set(chosen);
    if (!next.delete(uuid)) next.add(uuid);
    setChosen(next);
  }

  return (
    <InputDialog close={close} aria-labelledby={title}>
      <DialogTitle id={title}>{t('groupStudents.add.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {searches && (
          <LabelledInput
            type="search"
            label={t('groupStudents.search')}
            error={null}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {!students && error !== undefined && (
          <ReadFailed inside title={t('groupStudents.failed')} error={error} retry={() => void mutate()} />
        )}
        {!students && error === undefined && (
          <Loading>
            <Skeleton variant="rounded" height={96} />
          </Loading>
        )}
        {students?.length === 0 && (
          <Typography color="text.secondary">
            {t(q === '' ? 'groupStudents.add.none' : 'groupStudents.none.found')}
          </Typography>
        )}
        <FormGroup>
          {students?.map((student) => (
            <Candidate
              key={student.uuid}
              student={student}
              checked={chosen.has(student.uuid)}
              toggle={() => toggle(student.uuid)}
            />
          ))}
        </FormGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button variant="contained" disabled={busy || chosen.size === 0} onClick={() => void add([...chosen])}>
          {chosen.size === 0 ? t('groupStudents.add.unchosen') : t('groupStudents.add.send', { count: chosen.size })}
        </Button>
      </DialogActions>
    </InputDialog>
  );
}

interface CandidateProps {
  student: GroupStudent;
  checked: boolean;
  toggle: () => void;
}

function Candidate({ student: { name, last_name, username, group }, checked, toggle }: CandidateProps) {
  const { t } = useText();
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={toggle} />}
      label={
        <>
          {`${name} ${last_name}`}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {username}
            {group && ` · ${t('groupStudents.add.in', { group: group.name })}`}
          </Typography>
        </>
      }
      sx={{ minHeight: 56, overflowWrap: 'anywhere' }}
    />
  );
}
