import type { ReactNode } from 'react';

import { Page } from '../ui/Page.tsx';
import { MissingConsents } from '../consents/MissingConsents.tsx';
import { Greeting } from './Greeting.tsx';

interface DashboardProps {
  greeting: string;
  lead: string;
  children: ReactNode;
}

/** A greeting, the consents that are missing, and what there is for this person. */
export function Dashboard({ greeting, lead, children }: DashboardProps) {
  return (
    <Page sx={{ px: { xs: 4, md: 8 }, py: 4, maxWidth: 1100, display: 'grid', gap: 8, alignContent: 'start' }}>
      <Greeting title={greeting} lead={lead} />
      <MissingConsents />
      {children}
    </Page>
  );
}
