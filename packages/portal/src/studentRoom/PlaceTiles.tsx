import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { Picture, type PictureName } from './pictures.tsx';
import { type PlaceName, usePlaces } from './places.ts';

/** A student's places as large pictures, each with its name; `children` are further tiles. */
export function PlaceTiles({ names, children }: { names: readonly PlaceName[]; children?: ReactNode }) {
  const { t } = useText();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
      }}
    >
      {usePlaces(names).map(({ path, picture, label }) => (
        <PlaceTile key={path} picture={picture} label={t(label)} press={{ to: path }} />
      ))}
      {children}
    </Box>
  );
}

interface PlaceTileProps {
  picture: PictureName;
  label: string;
  /** A screen of the portal, or an address beside it. */
  press: { to: string } | { href: string };
}

export function PlaceTile({ picture, label, press }: PlaceTileProps) {
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <ButtonBase
        {...('to' in press ? { component: Link, to: press.to } : { component: 'a', href: press.href })}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'start',
          gap: 2,
          p: 3,
          minHeight: 124,
          borderRadius: '24px',
          bgcolor: 'background.paper',
          border: 3,
          borderColor: 'students.main',
          fontFamily: 'inherit',
          '&:hover': { bgcolor: 'action.hover' },
          '&.Mui-focusVisible': { outline: '4px solid', outlineOffset: 2 },
        }}
      >
        <Picture of={picture} size={64} />
        <Box
          component="span"
          data-read
          sx={{ fontSize: '1.0625rem', fontWeight: 700, textAlign: 'center', overflowWrap: 'anywhere' }}
        >
          {label}
        </Box>
      </ButtonBase>
    </Box>
  );
}
