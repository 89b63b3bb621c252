import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part of a page, under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 4, sm: 6 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        justifyItems: 'start',
      }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
