import type { GroupStudent } from '@lia/sdk/groups/schema';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { studentPath } from './paths.ts';

/** A list of students, one below the other. */
export const studentRows = { listStyle: 'none', m: 0, p: 0, display: 'grid' } as const;

interface StudentRowProps {
  student: GroupStudent;
  /** What can be done with them, or where they are. */
  children?: ReactNode;
}

/** A student by name, with what they sign in by and the number that the school gave them. */
export function StudentRow({ student: { uuid, name, last_name, username, matricula }, children }: StudentRowProps) {
  const { t } = useText();
  return (
    <Box
      component="li"
      sx={{
        minHeight: 64,
        py: 2,
        display: 'flex',
        gap: 4,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={studentPath(uuid)}
          sx={{ fontWeight: 600, display: 'inline-block', py: 1 }}
        >{`${name} ${last_name}`}</MuiLink>
        <Typography variant="body2" color="text.secondary">
          {username}
          {matricula !== null && ` · ${t('groupStudents.matricula', { matricula })}`}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
