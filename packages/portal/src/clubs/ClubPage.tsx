import { createTeacherPost, decidePost, getClub, updateClub } from '@lia/sdk/clubs/endpoints';
import { clubTopicLabels } from '@lia/sdk/clubs/labels';
import type { PostDecision, PostStatus } from '@lia/sdk/clubs/rules';
import type { Club, ClubDetail, ClubPost } from '@lia/sdk/clubs/schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { ForMember } from '../ui/ForMember.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { WithDrafts } from '../ui/WithDrafts.tsx';
import { ClubPeople } from './ClubPeople.tsx';
import { clubsPath } from './paths.ts';
import { Post, PostList } from './Post.tsx';
import { PostForm } from './PostForm.tsx';
import { clubTexts } from './es.ts';

const ClubDialog = lazyDialog(() => import('./ClubDialog.tsx'));

/** `/apps/club/{id}`: a club, as its moderators see it: what waits for them first. */
export default function ClubPage() {
  useTexts(clubTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(['clubs', id], (client) => client.call(getClub, { params: { id } }));
  return (
    <ContentPage title={data?.data.club.name} width={860} back={{ label: t('clubs.back'), to: clubsPath }}>
      {data && <Moderated key={id} detail={data.data} />}
      {!data && error !== undefined && (
        <ReadFailed title={t('clubs.failed.one')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={{ display: 'grid', gap: 4 }}>
          <Skeleton width="60%" height={48} />
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
    </ContentPage>
  );
}

const sections = [
  ['waiting', 'waiting'],
  ['approved', 'published'],
  ['hidden', 'hidden'],
] as const satisfies readonly (readonly [PostStatus, string])[];

function Moderated({ detail: { club, people, posts } }: { detail: ClubDetail['data'] }) {
  const { t } = useText();
  // By what their avatar is drawn from; a post itself has the first name alone.
  const surnames = new Map(people.map(({ seed, last_name }) => [seed, last_name]));
  const named = (post: ClubPost): ClubPost => {
    const name = [post.author.name, surnames.get(post.author.seed)].filter(Boolean).join(' ');
    return { ...post, author: { ...post.author, name } };
  };
  return (
    <>
      <Head club={club} />
      {sections.map(([status, name]) => {
        const found = posts.filter((post) => post.status === status);
        return (
          found.length > 0 && (
            <Box key={status} component="section" aria-labelledby={status} sx={{ display: 'grid', gap: 3 }}>
              <Typography variant="h2" id={status}>
                {t(`clubs.section.${name}`)}
              </Typography>
              <PostList>
                {found.map((post) => (
                  <DecidedPost key={post.id} club={club.id} post={named(post)} />
                ))}
              </PostList>
            </Box>
          )
        );
      })}
      <ForMember>
        <Section title={t('clubs.own')}>
          <Box sx={{ width: '100%' }}>
            <WithDrafts height={200}>
              {(drafts) => (
                <PostForm
                  club={club.id}
                  drafts={drafts}
                  label={t('clubs.write')}
                  action={t('clubs.publish')}
                  send={(client, call) => client.call(createTeacherPost, { params: { id: club.id }, ...call })}
                />
              )}
            </WithDrafts>
          </Box>
        </Section>
      </ForMember>
      <Section title={t('clubs.members')}>
        <ClubPeople club={club.id} people={people} />
      </Section>
    </>
  );
}

function Head({ club }: { club: Club }) {
  const { t, language } = useText();
  const { busy, run } = useChangeOf('clubs');
  const [isEditing, setEditing] = useState(false);
  const { id, topic, name, about, moderator, members, school, closed } = club;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          clubTopicLabels[topic][language],
          school.name,
          t('clubs.by', { name: moderator }),
          t('clubs.people', { count: members }),
          ...(closed ? [t('clubs.closed')] : []),
        ].join(' · ')}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{about}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ActionButton variant="outlined" onClick={() => setEditing(true)}>
          {t('clubs.edit')}
        </ActionButton>
        <ActionButton
          disabled={busy}
          onClick={() =>
            void run((client) =>
              client.call(updateClub, { params: { id }, body: { topic, name, about, closed: !closed } }),
            )
          }
        >
          {t(closed ? 'clubs.reopen' : 'clubs.close')}
        </ActionButton>
      </Box>
      {isEditing && <ClubDialog school={school.id} club={club} close={() => setEditing(false)} />}
    </Box>
  );
}

function DecidedPost({ club, post }: { club: string; post: ClubPost }) {
  const { t } = useText();
  const { busy, run } = useChangeOf('clubs');
  const { name } = post.author;
  const decide = (status: PostDecision) =>
    void run((client) => client.call(decidePost, { params: { id: club, post: post.id }, body: { status } }));
  if (post.moderated) return <Post post={post} status={t('clubs.moderated')} />;
  return (
    <Post post={post}>
      {post.status !== 'approved' && (
        <ActionButton
          variant="contained"
          disabled={busy}
          aria-label={t('clubs.approve.of', { name })}
          onClick={() => decide('approved')}
        >
          {t('clubs.approve')}
        </ActionButton>
      )}
      {post.status !== 'hidden' && (
        <ActionButton
          variant="outlined"
          disabled={busy}
          aria-label={t('clubs.hide.of', { name })}
          onClick={() => decide('hidden')}
        >
          {t('clubs.hide')}
        </ActionButton>
      )}
    </Post>
  );
}
