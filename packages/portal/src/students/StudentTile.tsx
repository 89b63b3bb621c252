import type { Audience } from '@lia/sdk/accounts/roles';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

interface StudentTileProps {
  icon: typeof SvgIcon;
  colour: Audience;
  children: ReactNode;
}

/** A card of a student's home: a large picture and what it stands for. */
export function StudentTile({ icon: Icon, colour, children }: StudentTileProps) {
  return (
    <Box
      component="li"
      sx={{
        p: 5,
        borderRadius: '28px',
        bgcolor: 'background.paper',
        border: 4,
        borderColor: `${colour}.main`,
        display: 'grid',
        alignContent: 'start',
        gap: 2,
        justifyItems: 'start',
      }}
    >
      <Box
        sx={{
          width: 64,
          height: 64,
          borderRadius: '20px',
          display: 'grid',
          placeItems: 'center',
          bgcolor: `${colour}.main`,
          color: `${colour}.contrastText`,
        }}
      >
        <Icon sx={{ fontSize: 36 }} />
      </Box>
      {children}
    </Box>
  );
}
