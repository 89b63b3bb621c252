import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useMyPlaces } from '../places/useMyPlaces.ts';

/** How many places the member's gifts pay, with the way to them; nothing without gifts. */
export function MyGifts() {
  const { t } = useText();
  const { data } = useMyPlaces();
  const count = data?.data.reduce((sum, { places }) => sum + places, 0) ?? 0;
  if (count === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="gifts"
      sx={{ p: { xs: 5, sm: 6 }, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="gifts">
        {t('gifts.title')}
      </Typography>
      <Typography color="text.secondary">{t('gifts.places', { count })}</Typography>
      <Button component={Link} to="/apps/lugares" variant="outlined" sx={{ mt: 2 }}>
        {t('gifts.link')}
      </Button>
    </Card>
  );
}
