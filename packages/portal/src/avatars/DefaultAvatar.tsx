import { audiences } from '@lia/sdk/accounts/roles';
import Box from '@mui/material/Box';

/** Ears of the four animals: rabbit, cat, bear, axolotl. */
const ears = [
  'M22 6c-5 0-6 14-2 22M50 6c5 0 6 14 2 22',
  'M16 28 17 10l15 10M56 28 55 10 40 20',
  'M20 24a8 8 0 1 1 10-10M52 24a8 8 0 1 0-10-10',
  'M14 30 4 24M13 38H3M58 30l10-6M59 38h10',
] as const;

function indexOf(seed: string, count: number): number {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % count;
}

/** A small animal that stays the same for the same `seed`, until its owner picks an avatar. */
export function DefaultAvatar({ seed, size }: { seed: string; size: number }) {
  const colour = audiences[indexOf(seed, audiences.length)] ?? audiences[0];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 72 72"
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        display: 'block',
        borderRadius: '50%',
        bgcolor: `${colour}.main`,
        color: `${colour}.contrastText`,
      }}
    >
      <path
        d={ears[indexOf(`${seed} `, ears.length)]}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="36" cy="42" r="22" fill="currentColor" />
      <Box component="g" sx={{ color: `${colour}.main` }}>
        <circle cx="28" cy="40" r="3" fill="currentColor" />
        <circle cx="44" cy="40" r="3" fill="currentColor" />
        <path d="M29 48q7 7 14 0" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </Box>
    </Box>
  );
}
