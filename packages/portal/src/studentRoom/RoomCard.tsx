import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import type { Audience } from '@lia/sdk/accounts/roles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useMember } from '../services/services.ts';
import { ReadAloud } from './readAloud/ReadAloud.tsx';
import { READ_ROOT } from './readAloud/parts.ts';
import { isYoung } from './isYoung.ts';
import { Picture, type PictureName } from './pictures.tsx';

interface RoomCardProps {
  picture: PictureName;
  colour?: Audience;
  /** Where a press on the card leads; nowhere where it is left out. */
  to?: string;
  children: ReactNode;
}

/** A card in a list of a student's page: a picture and words, one large target. For who does not read yet, it reads itself aloud. */
export function RoomCard({ picture, colour = 'students', to, children }: RoomCardProps) {
  const young = isYoung(useMember());
  const content = (
    <>
      <Picture of={picture} size={young ? 72 : 56} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere', textAlign: 'start' }}>
        {children}
      </Box>
    </>
  );
  const inside = { display: 'flex', alignItems: 'center', gap: 4, p: 4, minHeight: 88, flex: 1, minWidth: 0 } as const;
  return (
    <Box
      component="li"
      {...{ [READ_ROOT]: '' }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        bgcolor: 'background.paper',
        border: 4,
        borderColor: `${colour}.main`,
        borderRadius: '28px',
        overflow: 'hidden',
      }}
    >
      {to === undefined ? (
        <Box sx={inside}>{content}</Box>
      ) : (
        <CardActionArea
          component={Link}
          to={to}
          sx={{ ...inside, '&.Mui-focusVisible': { outline: '4px solid', outlineOffset: -6, borderRadius: '28px' } }}
        >
          {content}
        </CardActionArea>
      )}
      {young && (
        <Box sx={{ pr: 3 }}>
          <ReadAloud card />
        </Box>
      )}
    </Box>
  );
}
