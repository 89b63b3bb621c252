import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { MyPlaces } from '@lia/sdk/places/records';
import { LEAST_SHOWN } from '@lia/sdk/places/rules';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';

/** The places of one gift: how many, for how long, which school has them, and how many are used. */
export function PlaceCard({ gift }: { gift: MyPlaces['data'][number] }) {
  const { t, language } = useText();
  const { title, places, months, school, used, until, ended } = gift;
  const day = until === null ? '' : formatDay(dayOf(until), language);
  return (
    <Card component="li" sx={{ p: 5, display: 'grid', gap: 2, alignContent: 'start' }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {t('places.count', { count: places })} {t('places.months', { count: months })}
      </Typography>
      {school === null && <Typography color="text.secondary">{t('places.waiting')}</Typography>}
      {school !== null && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t(ended ? 'places.ended' : 'places.school', { school, day })}
        </Typography>
      )}
      {school !== null && !ended && (
        <>
          <Used used={used} />
          <Typography variant="body2" color="text.secondary">
            {t('places.until', { day })}
          </Typography>
        </>
      )}
    </Card>
  );
}

/** Null where they are so few that their number could identify people. */
function Used({ used }: { used: number | null }) {
  const { t } = useText();
  if (used === 0) return <Typography>{t('places.used.none')}</Typography>;
  if (used !== null) return <Typography>{t('places.used', { count: used })}</Typography>;
  return (
    <Typography>
      {t('places.used.few')}{' '}
      <Typography component="span" variant="body2" color="text.secondary">
        {t('places.used.why', { least: LEAST_SHOWN })}
      </Typography>
    </Typography>
  );
}
