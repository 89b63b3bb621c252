import { useText } from '../i18n/useText.ts';
import { SectionTo } from '../ui/SectionTo.tsx';
import { myPlaces } from './routes.ts';
import { useMyPlaces } from './useMyPlaces.ts';

/** Leads who gave places to what became of them; nothing for others, or where it could not be read. */
export function ToMyPlaces() {
  const { t } = useText();
  const { data } = useMyPlaces();
  if (!data || data.data.length === 0) return null;
  return (
    <SectionTo
      title={t('places.link.title')}
      text={t('places.link.text')}
      open={t('places.link.open')}
      to={myPlaces.path}
    />
  );
}
