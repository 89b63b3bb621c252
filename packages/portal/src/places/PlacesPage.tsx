import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRouteTitle } from '../routing/contexts.ts';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { useMyPlaces } from './useMyPlaces.ts';
import { placeTexts } from './es.ts';

/** `/apps/lugares`: the places that a member's gifts pay, and how many of them are used. */
export default function PlacesPage() {
  useTexts(placeTexts);
  const { t } = useText();
  const title = useRouteTitle();
  const { data, error, mutate } = useMyPlaces();

  return (
    <ContentPage width={1100}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('places.lead')}
        </Typography>
      </Box>
      {data?.data.length === 0 && (
        <Notice
          inside
          title={t('places.none.title')}
          text={t('places.none.text')}
          action={{ label: t('places.none.link'), to: '/apps/donar' }}
        />
      )}
      {data && data.data.length > 0 && (
        <Box component="ul" sx={cardGrid}>
          {data.data.map((gift) => (
            <PlaceCard key={gift.order} gift={gift} />
          ))}
        </Box>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('places.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={cardGrid}>
          <Skeleton variant="rounded" height={200} />
          <Skeleton variant="rounded" height={200} />
        </Loading>
      )}
    </ContentPage>
  );
}
