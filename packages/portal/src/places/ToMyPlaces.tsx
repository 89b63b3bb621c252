import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { myPlaces } from './routes.ts';
import { useMyPlaces } from './useMyPlaces.ts';

/** Leads who gave places to what became of them; nothing for others, or where it could not be read. */
export function ToMyPlaces() {
  const { t } = useText();
  const { data } = useMyPlaces();
  if (!data || data.data.length === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="my-places"
      sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="my-places">
        {t('places.link.title')}
      </Typography>
      <Typography color="text.secondary">{t('places.link.text')}</Typography>
      <Button component={Link} to={myPlaces.path} variant="outlined">
        {t('places.link.open')}
      </Button>
    </Card>
  );
}
