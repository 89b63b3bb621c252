import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Avatar } from '../avatars/Avatar.tsx';
import { Tiles } from '../brand/Tiles.tsx';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { ReadAloud } from '../studentRoom/readAloud/ReadAloud.tsx';
import { READ_ROOT } from '../studentRoom/readAloud/parts.ts';
import { Page } from '../ui/Page.tsx';

/** The start of a student: their own avatar and name on a ground of talavera, and what waits for them below. */
export function StudentGreeting({ lead, children }: { lead?: string; children: ReactNode }) {
  const { t } = useText();
  const { uuid, data } = useMember();
  return (
    <Page sx={{ px: { xs: 3, sm: 6 }, pb: 10, maxWidth: 1008, width: '100%', mx: 'auto' }}>
      <Box
        {...{ [READ_ROOT]: '' }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, fontSize: '1.125rem' }}
      >
        <Box
          sx={{
            position: 'relative',
            overflow: 'hidden',
            borderRadius: '28px',
            bgcolor: 'students.ground',
            color: 'students.onGround',
            p: { xs: 4, sm: 6 },
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 3, sm: 6 },
          }}
        >
          <Tiles audience="students" />
          <Box
            sx={{
              position: 'relative',
              '@keyframes hello': { '50%': { transform: 'translateY(-6px) rotate(-3deg)' } },
              animation: 'hello 2.4s ease-in-out 3',
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
              border: 5,
              borderColor: 'background.paper',
              borderRadius: '50%',
              display: { xs: 'none', sm: 'grid' },
            }}
          >
            <Avatar path={data.photoURL} seed={uuid} size={112} />
          </Box>
          <Box sx={{ position: 'relative', flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
            <Typography variant="h1" sx={{ fontSize: { xs: '1.875rem', sm: '2.75rem' }, overflowWrap: 'anywhere' }}>
              {t('students.greeting', { name: data.displayName || data.username })}
            </Typography>
            {lead !== undefined && <Typography sx={{ fontSize: 'inherit', maxWidth: '36ch' }}>{lead}</Typography>}
          </Box>
          <Box sx={{ position: 'relative' }}>
            <ReadAloud />
          </Box>
        </Box>
        {children}
      </Box>
    </Page>
  );
}
