import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Page } from '../ui/Page.tsx';
import { ShownTogether } from '../ui/ShownTogether.tsx';
import { MissingConsents, useMissingConsents } from '../consents/MissingConsents.tsx';
import { OpenOrders, useOpenOrders } from '../memberships/OpenOrders.tsx';

interface DashboardProps {
  greeting: string;
  lead: string;
  /** Whether it is known what stands at the top of `children`. */
  isReady?: boolean;
  children: ReactNode;
}

/** A greeting, the consents that are missing, open orders, and what there is for this person. */
export function Dashboard({ greeting, lead, isReady = true, children }: DashboardProps) {
  const { data, error } = useOpenOrders();
  const { isKnown } = useMissingConsents();
  return (
    <Page
      sx={{
        px: { xs: 4, md: 8 },
        py: 4,
        maxWidth: 1100,
        // The footer stands below the window while parts arrive above it.
        minHeight: '100dvh',
        display: 'grid',
        gap: 8,
        alignContent: 'start',
      }}
    >
      <Greeting title={greeting} lead={lead} />
      <ShownTogether isReady={isReady && isKnown && (data ?? error) !== undefined}>
        <MissingConsents />
        <OpenOrders />
        {children}
      </ShownTogether>
    </Page>
  );
}

/** Head of a dashboard. */
export function Greeting({ title, lead }: { title: string; lead: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p" color="text.secondary" sx={{ maxWidth: '60ch' }}>
        {lead}
      </Typography>
    </Box>
  );
}
