import Box from '@mui/material/Box';

/** A count beside an entry, with what it counts for who does not see it; transparent at zero. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <Box
      component="span"
      className="menu-badge"
      aria-hidden={count === 0}
      {...(count > 0 && { role: 'img', 'aria-label': label })}
      sx={{
        minWidth: 24,
        px: 1.5,
        borderRadius: 99,
        textAlign: 'center',
        fontSize: '0.875rem',
        fontWeight: 700,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        opacity: count === 0 ? 0 : 1,
      }}
    >
      {count > 0 && count}
    </Box>
  );
}
