import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { Page } from './Page.tsx';

interface ContentPageProps extends Omit<ComponentProps<typeof Page>, 'bare' | 'sx'> {
  /** Widest that its content gets, in pixels; as wide as the window where it is left out. */
  width?: number;
  /** Between its parts, in steps of the theme. */
  gap?: number;
  /** What it is a part of. */
  back?: { label: string; to: string };
}

/** A page in the frame of the portal: its parts one below the other, and above them the way back. Printed without margins of its own. */
export const ContentPage = ({ width, gap = 6, back, children, ...props }: ContentPageProps) => (
  <Page
    {...props}
    sx={{
      px: { xs: 4, md: 8 },
      pt: 4,
      pb: 12,
      ...(width !== undefined && { maxWidth: width }),
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap,
      alignContent: 'start',
      '@media print': { p: 0 },
    }}
  >
    {back && (
      <Link to={back.to} className="plain-link back-link">
        {back.label}
      </Link>
    )}
    {children}
  </Page>
);
