import { useText } from '../i18n/useText.ts';
import { useMyPlaces } from '../places/useMyPlaces.ts';
import { SectionTo } from '../ui/SectionTo.tsx';

/** How many places the member's gifts pay, with the way to them; nothing without gifts. */
export function MyGifts() {
  const { t } = useText();
  const { data } = useMyPlaces();
  const count = data?.data.reduce((sum, { places }) => sum + places, 0) ?? 0;
  if (count === 0) return null;
  return (
    <SectionTo title={t('gifts.title')} text={t('gifts.places', { count })} open={t('gifts.link')} to="/apps/lugares" />
  );
}
