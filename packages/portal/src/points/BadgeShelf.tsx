import type { Badge } from '@lia/sdk/points/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { Picture } from '../studentRoom/pictures.tsx';

/** The badges that a student has; what they do not have is not held up to them. */
export function BadgeShelf({ badges }: { badges: readonly Badge[] }) {
  const { t } = useText();
  if (badges.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="badges" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2" id="badges">
        {t('points.badges')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
        }}
      >
        {badges.map((badge) => (
          <Box
            component="li"
            key={badge}
            sx={{
              display: 'grid',
              justifyItems: 'center',
              gap: 2,
              p: 3,
              borderRadius: '24px',
              bgcolor: 'background.paper',
              textAlign: 'center',
            }}
          >
            <Picture of="badge" size={64} />
            <Typography sx={{ fontWeight: 700 }}>{t(`points.badge.${badge}`)}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
