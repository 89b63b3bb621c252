import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { registersStudentsIn } from '@lia/sdk/groupRegistrations/rules';
import { addGroupStudents, listGroupStudents, removeGroupStudent } from '@lia/sdk/groups/endpoints';
import type { Group, GroupStudent } from '@lia/sdk/groups/schema';
import { may } from '@lia/sdk/accounts/permissions';
import { groupsOf } from '@lia/sdk/accounts/roles';
import { cardLevels } from '@lia/sdk/accounts/accessCodes';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { isPictureGrade } from '@lia/sdk/signInPictures/rules';
import { planPages } from '@lia/sdk/memberships/pages';
import AddIcon from '@mui/icons-material/PersonAddOutlined';
import CardIcon from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';

import { attendancePath, gradebookPath, reportCardsPath } from './paths.ts';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { StudentRow, studentRows } from './StudentRow.tsx';
import { useGroupChange } from './useGroupChange.ts';

const AddStudentsDialog = lazyDialog(() => import('./AddStudentsDialog.tsx'));
const RegisterStudentDialog = lazyDialog(() => import('./RegisterStudentDialog.tsx'));
const GroupCodeDialog = lazyDialog(() => import('./GroupCodeDialog.tsx'));
const GroupPicturesDialog = lazyDialog(() => import('../signInPictures/GroupPicturesDialog.tsx'));
const GroupCardsDialog = lazyDialog(() => import('../accessCards/GroupCardsDialog.tsx'));

/** The students of a group, whom the member adds and takes out; taking out can be undone. */
export function GroupStudents({ group }: { group: Group }) {
  const { id, name, level, school, students } = group;
  const { t } = useText();
  const { busy, run } = useGroupChange();
  const user = useMember();
  const makesCards = may(user, 'groups.cards') && cardLevels.some((one) => one === level);
  const registers = registersStudentsIn(user, school.id);
  const [registering, setRegistering] = useState(false);
  const [adding, setAdding] = useState(false);
  const [printing, setPrinting] = useState(false);
  const [picturing, setPicturing] = useState(false);
  const [showing, setShowing] = useState(false);
  const { data, error, mutate } = useRead(['groups', id, 'students'], (client) =>
    client.call(listGroupStudents, { params: { groupId: id }, query: {} }),
  );

  const add = (uuids: readonly string[]) =>
    run((client) =>
      client.call(addGroupStudents, {
        body: { groupId: id, students: [...uuids] },
        idempotencyKey: newIdempotencyKey(),
      }),
    );
  const remove = ({ uuid }: GroupStudent) =>
    run((client) => client.call(removeGroupStudent, { params: { groupId: id, student: uuid } }), {
      undo: { label: t('groups.undo'), run: () => void add([uuid]) },
    });

  // The first step is emphasised: students are added once, and the attendance is taken each day.
  const isEmpty = (data?.length ?? students) === 0;
  return (
    <Box component="section" aria-labelledby="students-of" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box>
          <Typography variant="h2" id="students-of">
            {t('groupStudents.of')}
          </Typography>
          <Typography color="text.secondary">{t('groups.students', { count: data?.length ?? students })}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant={isEmpty ? 'outlined' : 'contained'} component={Link} to={attendancePath(id)}>
            {t('groupStudents.attendance')}
          </Button>
          <Button variant="outlined" component={Link} to={gradebookPath(id)}>
            {t('groupStudents.gradebook')}
          </Button>
          <Button variant="outlined" component={Link} to={reportCardsPath(id)}>
            {t('reportCards.title')}
          </Button>
          {makesCards && data && data.length > 0 && (
            <ActionButton variant="outlined" startIcon={<CardIcon />} onClick={() => setPrinting(true)}>
              {t('groupStudents.cards')}
            </ActionButton>
          )}
          {makesCards && isPictureGrade(group) && data && data.length > 0 && (
            <ActionButton variant="outlined" onClick={() => setPicturing(true)}>
              {t('groupStudents.pictures')}
            </ActionButton>
          )}
          <ActionButton variant="outlined" onClick={() => setShowing(true)}>
            {t('groupCode.open')}
          </ActionButton>
          {registers && (
            <ActionButton variant="outlined" onClick={() => setRegistering(true)}>
              {t('registerStudent.open')}
            </ActionButton>
          )}
          <ActionButton
            variant={isEmpty ? 'contained' : 'outlined'}
            startIcon={<AddIcon />}
            onClick={() => setAdding(true)}
          >
            {t('groupStudents.add')}
          </ActionButton>
        </Box>
      </Box>
      {!registers && groupsOf(user).has('teacher') && (
        <Typography>
          {t('registerStudent.plan')}{' '}
          <MuiLink component={Link} to={planPages.maestro}>
            {t('plan.choose')}
          </MuiLink>
        </Typography>
      )}
      {data?.length === 0 && (
        <Notice
          inside
          title={t('groupStudents.none.title')}
          text={t(school.id === PUBLIC_SCHOOL_ID ? 'groupStudents.none.public' : 'groupStudents.none.group')}
        />
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={studentRows}>
          {data.map((student) => (
            <StudentRow key={student.uuid} student={student}>
              <ActionButton
                color="inherit"
                disabled={busy}
                aria-label={t('groupStudents.remove.name', { name: `${student.name} ${student.last_name}` })}
                onClick={() => void remove(student)}
              >
                {t('groupStudents.remove')}
              </ActionButton>
            </StudentRow>
          ))}
        </Box>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('groupStudents.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
      {registering && <RegisterStudentDialog group={{ id, name, level }} close={() => setRegistering(false)} />}
      {showing && <GroupCodeDialog group={group} close={() => setShowing(false)} />}
      {picturing && <GroupPicturesDialog group={{ id, name }} close={() => setPicturing(false)} />}
      {printing && <GroupCardsDialog group={{ id, name }} close={() => setPrinting(false)} />}
      {adding && (
        <AddStudentsDialog
          group={id}
          name={name}
          busy={busy}
          add={async (uuids) => {
            if (await add(uuids)) setAdding(false);
          }}
          close={() => setAdding(false)}
        />
      )}
    </Box>
  );
}
