import { listChildren } from '@lia/sdk/registrations/endpoints';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { cardGrid } from '../ui/cardGrid.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { useRead } from '../reads/useRead.ts';
import { UnreadAnnouncements } from '../announcements/UnreadAnnouncements.tsx';
import { MyCourses } from '../courses/mine/MyCourses.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { parentTexts } from './parents/es.ts';
import { furtherChild } from '../registrations/routes.ts';
import { useMember } from '../services/services.ts';
import { ChildCard, ChildCardSkeleton } from './ChildCard.tsx';
import { Dashboard } from './Dashboard.tsx';
import { MyGifts } from './MyGifts.tsx';
import { MyPlan } from './MyPlan.tsx';

/** A parent's children, each with the account they sign in with. */
export default function ParentDashboard() {
  useTexts(parentTexts);
  const { t } = useText();
  const { data } = useMember();

  return (
    <Dashboard greeting={t('parents.greeting', { name: data.displayName || data.username })} lead={t('parents.lead')}>
      <UnreadAnnouncements />
      <Box component="section" aria-labelledby="children" sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="h2" id="children">
          {t('parents.children')}
        </Typography>
        <Children />
      </Box>
      <MyPlan />
      <MyCourses />
      <MyGifts />
    </Dashboard>
  );
}

function Children() {
  const { t } = useText();
  const { data: answer, error, mutate } = useRead([listChildren], (client) => client.call(listChildren));

  if (answer && answer.data.length > 0) {
    return (
      <>
        <Box component="ul" sx={cardGrid}>
          {answer.data.map((child) => (
            <ChildCard key={child.uuid} child={child} refresh={mutate} />
          ))}
        </Box>
        <Button component={Link} to={furtherChild.path} startIcon={<AddIcon />} sx={{ justifySelf: 'start' }}>
          {t('register.child.title')}
        </Button>
      </>
    );
  }
  if (answer) {
    return (
      <Card sx={{ p: 8, display: 'grid', gap: 6 }}>
        <Notice
          inside
          title={t('parents.empty.title')}
          text={t('parents.empty.text')}
          action={{ label: t('register.child.title'), to: furtherChild.path }}
        />
        {/* Who accepted an invitation and waits would register the same children once more. */}
        <Typography color="text.secondary" sx={{ maxWidth: 480, mx: 'auto', textAlign: 'center' }}>
          {t('parents.empty.invited')}
        </Typography>
      </Card>
    );
  }
  if (error) {
    return (
      <Card sx={{ p: 8 }} role="alert">
        <ReadFailed inside title={t('parents.failed')} error={error} retry={() => void mutate()} />
      </Card>
    );
  }
  return (
    <Loading sx={cardGrid}>
      <ChildCardSkeleton />
      <ChildCardSkeleton />
    </Loading>
  );
}
