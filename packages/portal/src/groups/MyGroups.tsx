import { listGroups } from '@lia/sdk/groups/endpoints';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { Section } from '../ui/Section.tsx';
import { groupPath } from './paths.ts';
import { allGroups, allStudents } from './routes.ts';
import { groupTexts } from './es.ts';

/** The groups of a teacher on their home; the first step where there is none, and nothing where they could not be read. */
export function MyGroups() {
  useTexts(groupTexts);
  const { t } = useText();
  const { data } = useRead(['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));
  if (!data) return null;
  const count = data.reduce((sum, { students }) => sum + students, 0);
  return (
    <Section title={t('groups.mine')}>
      {data.length === 0 && <Typography color="text.secondary">{t('groups.none.text')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.map(({ id, name, level, grade, students }) => (
          <li key={id}>
            <MuiLink component={Link} to={groupPath(id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </MuiLink>
            <Typography variant="body2" color="text.secondary">
              {t(`grade.${level}`, { grade })} · {t('groups.students', { count: students })}
            </Typography>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={allGroups.path} variant="outlined">
          {t(data.length === 0 ? 'groups.first' : 'groups.open')}
        </Button>
        {count > 0 && (
          <Button component={Link} to={allStudents.path}>
            {t('groups.allStudents', { count })}
          </Button>
        )}
      </Box>
    </Section>
  );
}
