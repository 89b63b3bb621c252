import { getGroup } from '@lia/sdk/groups/endpoints';
import type { Group } from '@lia/sdk/groups/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { addSubjects } from '@lia/sdk/subjects/endpoints';
import type { Subject } from '@lia/sdk/subjects/schema';
import { usualSubjects } from '@lia/sdk/subjects/usual';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';

import { useSubjectChange } from './useSubjectChange.ts';
import { groupPath, subjectsPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { SubjectActions } from './SubjectActions.tsx';
import { subjectTexts } from './es.ts';
import { useSubjects } from './useSubjects.ts';

const SubjectDialog = lazyDialog(() => import('./SubjectDialog.tsx'));

/** The subjects of a group by name, with how many activities each has. */
export function SubjectsPage({ group: id }: { group: string }) {
  useTexts(subjectTexts);
  const { t } = useText();
  const [adding, setAdding] = useState(false);
  const group = useRead(['groups', id], (client) => client.call(getGroup, { params: { id } }));
  const subjects = useSubjects(id);
  const error: unknown = group.error ?? subjects.error;
  const list = subjects.data?.data;
  const isRead = group.data !== undefined && list !== undefined;
  return (
    <ContentPage width={800} back={{ label: t('subjects.back'), to: groupPath(id) }}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {group.data ? t('subjects.of', { name: group.data.name }) : t('subjects.title')}
        </Typography>
        <Typography color="text.secondary">{t('subjects.lead')}</Typography>
        {isRead && (
          <ActionButton variant="contained" startIcon={<AddIcon />} sx={{ mt: 2 }} onClick={() => setAdding(true)}>
            {t('subjects.add')}
          </ActionButton>
        )}
      </Box>
      {group.data && list?.length === 0 && <Usual group={group.data} />}
      {isRead && list.length > 0 && <SubjectRows subjects={list} />}
      {!isRead && error !== undefined && (
        <ReadFailed
          inside
          title={t('subjects.failed')}
          error={error}
          retry={() => {
            void group.mutate();
            void subjects.mutate();
          }}
        />
      )}
      {!isRead && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={200} />
        </Loading>
      )}
      {adding && <SubjectDialog group={id} close={() => setAdding(false)} />}
    </ContentPage>
  );
}

function SubjectRows({ subjects }: { subjects: readonly Subject[] }) {
  const { t } = useText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {subjects.map((subject) => (
        <Box
          component="li"
          key={subject.id}
          sx={{
            py: 3,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            rowGap: 1,
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <MuiLink
              component={Link}
              to={subjectsPath(subject.group_id, subject.id)}
              sx={{ display: 'inline-block', py: 2, fontWeight: 600 }}
            >
              {subject.name}
            </MuiLink>
            <Typography variant="body2" color="text.secondary">
              {subject.activities === 0
                ? t('subjects.activities.none')
                : t('subjects.activities', { count: subject.activities })}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SubjectActions subject={subject} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Offers the subjects that are usual in the grade of a group which has none. */
function Usual({ group: { id, level, grade } }: { group: Group }) {
  const { t } = useText();
  const { busy, run } = useSubjectChange();
  const [key] = useState(newIdempotencyKey);
  const names = usualSubjects(level, grade);
  return (
    <Section title={t('subjects.none.title')}>
      <Typography>{t('subjects.none.text', { grade: t(`grade.${level}`, { grade }) })}</Typography>
      <Box component="ul" lang="es" sx={{ m: 0, pl: 5, columnWidth: 220, width: '100%' }}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
      <ActionButton
        variant="outlined"
        disabled={busy}
        onClick={() =>
          void run((client) =>
            client.call(addSubjects, { params: { groupId: id }, body: { names: [...names] }, idempotencyKey: key }),
          )
        }
      >
        {t('subjects.usual', { count: names.length })}
      </ActionButton>
    </Section>
  );
}
