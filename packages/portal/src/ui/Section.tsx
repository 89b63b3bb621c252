import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface SectionProps {
  title: string;
  /** Where the heading takes the focus, after a control of the section is gone. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a page, under a heading of its own. */
export function Section({ title, heading, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className="page-section">
      <Typography variant="h2" id={id} {...(heading && { ref: heading, tabIndex: -1, sx: { outline: 'none' } })}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
