import type { Institution } from '@lia/sdk/institutions/schema';
import { Box } from '@mui/material';

/** The logo below the name of an institution in its list, where it has one; fetched once the row is near the screen. */
export const RowLogo = ({ Logo }: Institution) =>
  Logo === null ? null : (
    <Box
      component="img"
      src={Logo}
      alt=""
      loading="lazy"
      decoding="async"
      // Most logos are made for white paper, whatever the theme.
      sx={{
        display: 'block',
        mt: 0.5,
        maxWidth: 96,
        height: 28,
        objectFit: 'contain',
        bgcolor: 'common.white',
        borderRadius: 0.5,
      }}
    />
  );
