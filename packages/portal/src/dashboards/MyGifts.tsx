import Skeleton from '@mui/material/Skeleton';

import { useText } from '../i18n/useText.ts';
import { useMyPlaces } from '../places/useMyPlaces.ts';
import { Loading } from '../ui/Loading.tsx';
import { SectionTo } from '../ui/SectionTo.tsx';

/** How many places the member's gifts gave, with the way to them; without gifts nothing, or the way to give (`offered`). */
export function MyGifts({ offered }: { offered?: '/apps/donar' | '/apps/patrocinar' }) {
  const { t } = useText();
  const { data, isLoading } = useMyPlaces();
  const count = data?.data.reduce((sum, { places }) => sum + places, 0) ?? 0;
  if (isLoading && offered)
    return (
      <Loading>
        <Skeleton variant="rounded" height={180} />
      </Loading>
    );
  if (count === 0)
    return (
      offered &&
      data && (
        <SectionTo
          title={t('gifts.offer.title')}
          text={t('gifts.offer.text')}
          open={t('gifts.offer.link')}
          to={offered}
        />
      )
    );
  return (
    <SectionTo title={t('gifts.title')} text={t('gifts.places', { count })} open={t('gifts.link')} to="/apps/lugares" />
  );
}
