import { useText } from '../i18n/useText.ts';
import { PlaceTile } from '../studentRoom/PlaceTiles.tsx';

/** The way to the games, which are beside the portal. */
export function GameTile() {
  const { t } = useText();
  return <PlaceTile picture="games" label={t('students.games.link')} press={{ href: '/logina' }} />;
}
