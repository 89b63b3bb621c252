import { createPost, getMyClub, joinClub, withdrawPost } from '@lia/sdk/clubs/endpoints';
import type { MyClubDetail } from '@lia/sdk/clubs/schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ReportButton } from '../moderation/ReportButton.tsx';
import { useMember } from '../services/services.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { useRead } from '../reads/useRead.ts';
import { isYoung } from '../studentRoom/isYoung.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ForMember } from '../ui/ForMember.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { WithDrafts } from '../ui/WithDrafts.tsx';
import { Post, PostList } from './Post.tsx';
import { PostForm } from './PostForm.tsx';
import { clubTexts } from './es.ts';
import { topicPictures } from './topicPictures.ts';

/** `/apps/galaxies/clubs/{club}`: a club, as its students see it. */
export default function MyClubPage() {
  useTexts(clubTexts);
  const { t } = useText();
  const { club: id = '' } = useParams();
  const { data, error, mutate } = useRead(['clubs', 'mine', id], (client) =>
    client.call(getMyClub, { params: { id } }),
  );
  const found = data?.data;
  return (
    <StudentRoom
      picture={found ? topicPictures[found.club.topic] : 'clubs'}
      title={found?.club.name ?? t('clubs.one')}
      width={720}
    >
      {found && <Club key={id} detail={found} />}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('clubs.failed.one')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={{ display: 'grid', gap: 4 }}>
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
    </StudentRoom>
  );
}

function Club({ detail: { club, posts } }: { detail: MyClubDetail['data'] }) {
  const { t } = useText();
  const { busy, run } = useChangeOf('clubs');
  const { id, about, moderator, people, member, removed } = club;
  const join = (isMember: boolean) =>
    void run((client) => client.call(joinClub, { params: { id }, body: { member: isMember } }));
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography sx={{ fontSize: 'inherit', overflowWrap: 'anywhere' }}>{about}</Typography>
        <Typography color="text.secondary">
          {t('clubs.by', { name: moderator })} · {t('clubs.people', { count: people })}
        </Typography>
        {!member && !removed && (
          <ActionButton
            data-read
            variant="contained"
            size="large"
            disabled={busy}
            onClick={() => join(true)}
            sx={{ minHeight: 56 }}
          >
            {t('clubs.join')}
          </ActionButton>
        )}
        {removed && <Typography sx={{ fontWeight: 700 }}>{t('clubs.removed')}</Typography>}
      </Box>
      {member && <Posts id={id} posts={posts} />}
      {member && (
        <ActionButton disabled={busy} onClick={() => join(false)} sx={{ justifySelf: 'start', minHeight: 48 }}>
          {t('clubs.leave')}
        </ActionButton>
      )}
    </>
  );
}

function Posts({ id, posts }: { id: string; posts: MyClubDetail['data']['posts'] }) {
  const { t } = useText();
  const { busy, run } = useChangeOf('clubs');
  const young = isYoung(useMember());
  return (
    <>
      <ForMember>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography>{t('clubs.rules')}</Typography>
          <WithDrafts height={200}>
            {(drafts) => (
              <PostForm
                club={id}
                drafts={drafts}
                label={t('clubs.write')}
                action={t('clubs.send')}
                send={(client, call) => client.call(createPost, { params: { id }, ...call })}
              />
            )}
          </WithDrafts>
        </Box>
      </ForMember>
      <Box component="section" aria-labelledby="posts" sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="h2" id="posts">
          {t('clubs.posts')}
        </Typography>
        {posts.length === 0 && <Typography sx={{ fontSize: 'inherit' }}>{t('clubs.posts.none')}</Typography>}
        <PostList>
          {posts.map((post) => (
            <Post
              key={post.id}
              post={post}
              heard={young}
              status={
                post.status === 'waiting' || post.status === 'hidden' ? t(`clubs.status.${post.status}`) : undefined
              }
            >
              {!post.mine && <ReportButton kind="clubPost" id={post.id} name={post.author.name} />}
              {post.mine && post.status !== 'hidden' && (
                <ActionButton
                  disabled={busy}
                  onClick={() => void run((client) => client.call(withdrawPost, { params: { id, post: post.id } }))}
                  sx={{ minHeight: 48 }}
                >
                  {t('clubs.withdraw')}
                </ActionButton>
              )}
            </Post>
          ))}
        </PostList>
      </Box>
    </>
  );
}
