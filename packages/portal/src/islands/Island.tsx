import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router';

import { myHomeworkPath } from '../homework/paths.ts';
import { useText } from '../i18n/useText.ts';
import type { SubjectIsland } from './subjectIslands.ts';

const lands = ['schools', 'students', 'parents', 'teachers'] as const;

/** Drawings of islands, which take turns so that neighbours differ: a palm, a volcano, a hill, a lighthouse. */
const drawings = [
  <g key="palm">
    <path
      d="M58 60c2-16 2-24-2-36"
      fill="none"
      stroke="var(--mui-palette-text-primary)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      fill="var(--mui-palette-schools-main)"
      d="M56 24C44 8 30 12 26 22c10-4 20-2 30 2zm0 0c8-16 24-14 30-4-10-2-20 0-30 4zm0 0c-12 2-18 12-14 22 4-10 8-16 14-22zm0 0c14 2 18 12 14 20-4-8-8-14-14-20z"
    />
  </g>,
  <g key="volcano">
    <path fill="var(--mui-palette-text-secondary)" d="m34 62 16-34h18l16 34z" />
    <path fill="var(--mui-palette-parents-main)" d="M50 28h18l4 9-8 6-6-5-6 6-6-7z" />
    <circle cx="58" cy="16" r="6" fill="var(--mui-palette-divider)" />
    <circle cx="68" cy="8" r="5" fill="var(--mui-palette-divider)" />
  </g>,
  <g key="hill">
    <path fill="var(--mui-palette-schools-main)" d="M28 62c4-22 16-34 30-34s26 12 30 34z" />
    <circle cx="44" cy="46" r="5" fill="var(--mui-palette-students-main)" />
    <circle cx="62" cy="40" r="5" fill="var(--mui-palette-parents-main)" />
    <circle cx="72" cy="54" r="5" fill="var(--mui-palette-students-main)" />
  </g>,
  <g key="lighthouse">
    <path
      fill="var(--mui-palette-background-paper)"
      stroke="var(--mui-palette-text-primary)"
      strokeWidth="2"
      d="m48 62 4-40h14l4 40z"
    />
    <path fill="var(--mui-palette-parents-main)" d="m50 40 1-9h16l1 9zM50 22h18l-9-14z" />
  </g>,
];

interface IslandProps {
  island: SubjectIsland;
  /** Its place among the islands, from 0. */
  at: number;
}

/** A subject as an island that leads to its homework; every other one lies a little lower, as on a map. */
export function Island({ island: { id, name, toDo }, at }: IslandProps) {
  const { t } = useText();
  const land = lands[at % lands.length] ?? 'schools';
  return (
    <Box component="li" sx={{ display: 'grid', pt: { xs: 0, sm: at % 2 === 0 ? 0 : 6 } }}>
      <ButtonBase
        component={Link}
        to={myHomeworkPath(undefined, id)}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'start',
          p: 2,
          borderRadius: '24px',
          fontFamily: 'inherit',
          '&:hover': { bgcolor: 'color-mix(in srgb, var(--mui-palette-background-paper) 40%, transparent)' },
          '&.Mui-focusVisible': { outline: '4px solid', outlineOffset: -2 },
        }}
      >
        <svg viewBox="0 0 116 84" width="132" style={{ maxWidth: '100%' }} aria-hidden>
          <ellipse cx="58" cy="68" rx="54" ry="14" fill="var(--mui-palette-background-paper)" opacity=".6" />
          <ellipse cx="58" cy="65" rx="46" ry="11" fill={`var(--mui-palette-${land}-main)`} opacity=".85" />
          {drawings[at % drawings.length]}
        </svg>
        <Box
          component="span"
          data-read
          sx={{ fontSize: '1.125rem', fontWeight: 800, textAlign: 'center', overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>{' '}
        <Box
          component="span"
          data-read
          sx={{
            mt: 1,
            px: 3,
            borderRadius: 99,
            fontSize: '1rem',
            fontWeight: 700,
            ...(toDo > 0
              ? { bgcolor: 'students.main', color: 'students.contrastText' }
              : { bgcolor: 'background.paper' }),
          }}
        >
          {toDo > 0 ? t('islands.toDo', { count: toDo }) : t('islands.clear')}
        </Box>
      </ButtonBase>
    </Box>
  );
}
