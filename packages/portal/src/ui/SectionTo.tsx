import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { Section } from './Section.tsx';

interface SectionToProps {
  title: string;
  text: string;
  /** Text of the link. */
  open: string;
  to: string;
}

/** A part of a page that leads to a page of its own. */
export const SectionTo = ({ title, text, open, to }: SectionToProps) => (
  <Section title={title}>
    <Typography color="text.secondary">{text}</Typography>
    <Button component={Link} to={to} variant="outlined">
      {open}
    </Button>
  </Section>
);
