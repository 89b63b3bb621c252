import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId, useState } from 'react';

import { useText } from '../../i18n/text.ts';
import { LoadError } from '../../records/LoadError.tsx';

interface LazySectionProps<T> {
  title: string;
  /** What the section shows is fetched when it is opened first. */
  queryKey: readonly [string, string];
  fetch: (signal: AbortSignal) => Promise<T>;
  /** Open from the beginning. */
  open?: boolean;
  /** The button that opens and closes it. */
  heading?: Ref<HTMLDivElement>;
  children: (data: T) => ReactNode;
}

/** A card of the page that is closed at first, and fetches what it shows when it is opened. */
export function LazySection<T>({ title, queryKey, fetch, open = false, heading, children }: LazySectionProps<T>) {
  const id = useId();
  const [wanted, setWanted] = useState(open);
  return (
    <Accordion
      defaultExpanded={open}
      onChange={(_, expanded) => setWanted((before) => before || expanded)}
      disableGutters
      variant="outlined"
      sx={{ borderRadius: 1, overflow: 'hidden', '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h2' }, region: { id: `${id}-region` } }}
    >
      <AccordionSummary
        ref={heading}
        id={id}
        aria-controls={`${id}-region`}
        expandIcon={<ExpandIcon />}
        sx={{ px: { xs: 2, sm: 3 }, minHeight: 56 }}
      >
        <Typography component="span" variant="h2">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pt: 0, pb: 2 }}>
        {wanted && (
          <Fetched queryKey={queryKey} fetch={fetch}>
            {children}
          </Fetched>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

function Fetched<T>({ queryKey, fetch, children }: Pick<LazySectionProps<T>, 'queryKey' | 'fetch' | 'children'>) {
  const t = useText();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => fetch(signal), retry: false });
  if (error) {
    return <LoadError message={t('lists.failed')} onRetry={refetch} />;
  }
  if (data === undefined) return <Skeleton height={72} />;
  return children(data);
}

interface EntriesProps<T> {
  entries: readonly T[];
  /** Shown where there are none. */
  none: string;
  children: (entry: T) => ReactNode;
}

/** The heading of some entries, where a section has several kinds of them. */
export const EntriesHeading = ({ children }: { children: string }) => (
  <Typography component="h3" variant="body2" color="text.secondary" sx={{ fontWeight: 600, mt: 1.5, mb: 0.5 }}>
    {children}
  </Typography>
);

/** Entries of a section, one below the other. */
export function Entries<T extends { key: string }>({ entries, none, children }: EntriesProps<T>) {
  if (entries.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.key}>
          {children(entry)}
        </Box>
      ))}
    </Box>
  );
}

/** The first line of an entry with what stands beside it, and a quieter line below. */
export const Entry = ({ title, chip, below }: { title: ReactNode; chip?: ReactNode; below?: string }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {chip}
    </Box>
    {below && (
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {below}
      </Typography>
    )}
  </>
);
