import type { ClubPost } from '@lia/sdk/clubs/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Avatar } from '../avatars/Avatar.tsx';
import { useText } from '../i18n/useText.ts';
import { READ_ROOT } from '../studentRoom/readAloud/parts.ts';
import { ReadAloud } from '../studentRoom/readAloud/ReadAloud.tsx';
import { usePostPicture } from './usePostPicture.ts';

interface PostProps {
  post: ClubPost;
  /** Offers to hear it. */
  heard?: boolean;
  /** Where it stands, in words. */
  status?: string | undefined;
  /** What may be done with it. */
  children?: ReactNode;
}

/** What a person of a club wrote: by first name and avatar, with pictures below. */
export function Post({ post, heard = false, status, children }: PostProps) {
  const { t } = useText();
  const { id, author, by_teacher, mine, text, files } = post;
  const name = mine ? t('clubs.you') : author.name;
  return (
    <Box
      component="li"
      {...{ [READ_ROOT]: '' }}
      sx={{
        p: 4,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        borderRadius: '24px',
        bgcolor: 'background.paper',
        border: 3,
        borderStyle: post.status === 'approved' ? 'solid' : 'dashed',
        borderColor: by_teacher ? 'teachers.main' : 'students.main',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Avatar path={author.avatar_path} seed={author.seed} size={48} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 800, overflowWrap: 'anywhere' }}>{name}</Typography>
          {by_teacher && <Typography variant="body2">{t('clubs.teacher')}</Typography>}
        </Box>
        {heard && <ReadAloud card />}
      </Box>
      <Typography sx={{ fontSize: '1.125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      {files.map((file) => (
        <PostPicture key={file.id} post={id} file={file.id} author={name} />
      ))}
      {status !== undefined && (
        <Typography sx={{ fontWeight: 700 }} color="text.secondary">
          {status}
        </Typography>
      )}
      {children !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{children}</Box>}
    </Box>
  );
}

/** A list of posts, one below the other. */
export const PostList = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
  >
    {children}
  </Box>
);

/** A picture of a post, as wide as it may be. */
function PostPicture({ post, file, author }: { post: string; file: string; author: string }) {
  const { t } = useText();
  const { address, retry } = usePostPicture(post, file);
  if (retry) {
    return (
      <Button variant="outlined" onClick={retry} sx={{ minHeight: 44, justifySelf: 'start' }}>
        {t('clubs.picture.again', { name: author })}
      </Button>
    );
  }
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
