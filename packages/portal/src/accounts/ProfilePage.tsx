import { credentialsLabels } from '@lia/sdk/accounts/labels';
import { contactLabels } from '@lia/sdk/people/labels';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import { ChooseAvatar } from '../avatars/ChooseAvatar.tsx';
import { useMember, useServices } from '../services/services.ts';
import AccountPage from './AccountPage.tsx';

/** `/apps/profile`: a parent's account (document 1 section 2). */
export default function ProfilePage() {
  const { t, language } = useText();
  const { uuid, data } = useMember();
  const { session } = useServices();
  const facts = [
    [t('account.name'), `${data.displayName} ${data.lastName}`.trim()],
    [credentialsLabels.username[language], data.username],
    [contactLabels.email[language], data.email],
  ] as const;

  return (
    <AccountPage>
      <Card component="section" aria-labelledby="who" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
        <Typography variant="h2" id="who">
          {t('account.who')}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Avatar path={data.photoURL} seed={uuid} size={72} />
          <ChooseAvatar owner={{ uuid, name: null, path: data.photoURL }} onChosen={session.refresh} />
        </Box>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
          {facts.map(([name, value]) => (
            <Box key={name}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Card>
    </AccountPage>
  );
}
