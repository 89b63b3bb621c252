import { may } from '@lia/sdk/accounts/permissions';
import { listClubs } from '@lia/sdk/clubs/endpoints';
import { clubTopicLabels } from '@lia/sdk/clubs/labels';
import type { Club } from '@lia/sdk/clubs/schema';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { Picture } from '../studentRoom/pictures.tsx';
import { clubPath } from './paths.ts';
import { clubTexts } from './es.ts';
import { topicPictures } from './topicPictures.ts';

const ClubDialog = lazyDialog(() => import('./ClubDialog.tsx'));

/** `/apps/clubes`: the clubs that a teacher moderates, or all of a school, those with something to review first. */
export default function ClubsPage() {
  useTexts(clubTexts);
  const { t } = useText();
  const user = useMember();
  const [isOpening, setOpening] = useState(false);
  const read = useRead(['clubs', 'moderated'], (client) => client.call(listClubs));
  const school = may(user, 'clubs.open') ? user.school_id : null;
  return (
    <ContentPage width={1100}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1">{t('clubs.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('clubs.lead')}
        </Typography>
        {school !== null && (
          <ActionButton variant="contained" startIcon={<AddIcon />} sx={{ mt: 2 }} onClick={() => setOpening(true)}>
            {t('clubs.new')}
          </ActionButton>
        )}
      </Box>
      <ReadOutcome read={read} failed={t('clubs.failed')} height={120} cards={2}>
        {({ data }) =>
          data.length === 0 ? (
            <Notice
              inside
              title={t('clubs.none.title')}
              text={t(school === null ? 'clubs.none.school' : 'clubs.none.text')}
            />
          ) : (
            <Box component="ul" sx={cardGrid}>
              {data.map((club) => (
                <ClubCard key={club.id} club={club} />
              ))}
            </Box>
          )
        }
      </ReadOutcome>
      {isOpening && school !== null && <ClubDialog school={school} close={() => setOpening(false)} />}
    </ContentPage>
  );
}

function ClubCard({ club }: { club: Club }) {
  const { t, language } = useText();
  const { id, topic, name, moderator, members, waiting, closed } = club;
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={clubPath(id)}
        sx={{ p: 5, height: '100%', display: 'flex', gap: 4, alignItems: 'start' }}
      >
        <Picture of={topicPictures[topic]} size={48} />
        <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 1 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[clubTopicLabels[topic][language], t('clubs.by', { name: moderator })].join(' · ')}
          </Typography>
          <Typography>{t('clubs.people', { count: members })}</Typography>
          {waiting > 0 && <Typography sx={{ fontWeight: 700 }}>{t('clubs.waiting', { count: waiting })}</Typography>}
          {closed && <Typography sx={{ fontWeight: 700 }}>{t('clubs.closed')}</Typography>}
        </Box>
      </CardActionArea>
    </Card>
  );
}
