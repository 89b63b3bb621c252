import { formatCount } from '@lia/sdk/messages/count';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

export interface BarRow {
  key: string;
  label: string;
  value: number;
  /** The figure as it is read, where it is not the value itself. */
  figure?: string;
  /** Further figures, below the bar. */
  detail?: string;
  /** Where the label leads. */
  to?: string;
}

interface BarListProps {
  rows: readonly BarRow[];
  colour: 'schools.main' | 'teachers.main' | 'parents.main';
  /** What a whole bar stands for; the highest value where it is left out. */
  most?: number;
  write?: (value: number) => string;
}

/** Figures with bars beside them: every figure is read, and the bars are for the eye. */
export function BarList({ rows, colour, most, write = formatCount }: BarListProps) {
  const whole = Math.max(1, most ?? 0, ...rows.map(({ value }) => value));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {rows.map(({ key, label, value, figure, detail, to }) => (
        <Box component="li" key={key} sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <Typography component="span" variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {to === undefined ? (
                label
              ) : (
                <MuiLink component={Link} to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
                  {label}
                </MuiLink>
              )}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
            >
              {figure ?? write(value)}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ height: 8, borderRadius: 99, bgcolor: 'action.hover' }}>
            <Box sx={{ height: 8, borderRadius: 99, width: `${(100 * value) / whole}%`, bgcolor: colour }} />
          </Box>
          {detail !== undefined && (
            <Typography variant="body2" color="text.secondary">
              {detail}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
