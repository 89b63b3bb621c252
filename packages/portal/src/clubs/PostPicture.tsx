import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { useText } from '../i18n/useText.ts';
import { usePostPicture } from './usePostPicture.ts';

/** A picture of a post, as wide as it may be. */
export function PostPicture({ post, file, author }: { post: string; file: string; author: string }) {
  const { t } = useText();
  const address = usePostPicture(post, file);
  if (address === null) return <Skeleton variant="rounded" width="100%" height={160} />;
  return (
    <Box
      component="img"
      src={address}
      alt={t('clubs.picture.alt', { name: author })}
      sx={{ maxWidth: '100%', maxHeight: 360, borderRadius: '16px', display: 'block' }}
    />
  );
}
