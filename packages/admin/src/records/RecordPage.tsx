import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';
import { LoadError } from './LoadError.tsx';
import { isMissing } from './useRecordRead.ts';
import { useHeadingFocus } from './headingFocus.tsx';

/** What the record is called, with its status beside it. */
export function RecordHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useHeadingFocus();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <title>{`${title} · LIA`}</title>
      <Typography
        variant="h1"
        ref={heading}
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** A card of the page under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Typography variant="h2">{title}</Typography>
        {children}
      </Stack>
    </Card>
  );
}

/** Two columns, which stand one below the other on a narrow screen. */
export const RecordColumns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>{children}</Box>
);

export function RecordWaiting() {
  const t = useText();
  return (
    <Box aria-busy="true">
      <Typography variant="h1" component="output">
        {t('lists.loading')}
      </Typography>
      <Skeleton height={320} />
    </Box>
  );
}

/** In the place of a record that is not there: it is on its way, or could not be read and is asked for again by a button. */
export function RecordAbsent({ error, refetch }: { error?: unknown; refetch: () => unknown }) {
  if (!(error instanceof Error) || isMissing(error)) return <RecordWaiting />;
  return <LoadError message={error.message} onRetry={refetch} />;
}

/** Names and values, as a list of {@link Fact}. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'fit-content(45%) 1fr' },
        columnGap: 3,
        rowGap: { xs: 0.25, sm: 1 },
        '& dt': { color: 'text.secondary', mt: { xs: 1, sm: 0 } },
        '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {children}
    </Box>
  );
}

/** One of them; a missing value is shown as not given. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <dt>{name}</dt>
      <dd>{children ?? <Box sx={{ color: 'text.secondary' }}>{t('records.nothing')}</Box>}</dd>
    </>
  );
}

/** What a record is about, in figures: the amount, and how it came about. */
export const Amount = ({ amount, below }: { amount: string; below: string | null }) => (
  <Box>
    <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {amount}
    </Typography>
    {below && <Typography color="text.secondary">{below}</Typography>}
  </Box>
);

/** What a person wrote, with its lines. */
export const LongText = ({ children }: { children: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{children}</Typography>
);

/** The way from a record back to its list. */
export function BackToList({ resource }: { resource: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Button component={Link} to={`/${resource}`} startIcon={<ArrowBackIcon />} sx={{ ml: -2 }}>
        {translate(`resources.${resource}.name`, { count: 2 })}
      </Button>
    </Box>
  );
}
