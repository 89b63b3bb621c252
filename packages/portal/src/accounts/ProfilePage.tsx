import { getMyContact } from '@lia/sdk/accounts/endpoints';
import { credentialsLabels } from '@lia/sdk/accounts/labels';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { NOTIFICATION_SETTINGS_PATH } from '@lia/sdk/notifications/rules';
import { contactLabels } from '@lia/sdk/people/labels';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import { ChooseAvatar } from '../avatars/ChooseAvatar.tsx';
import { ConsentList } from '../consents/ConsentList.tsx';
import { useMember, useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { Section } from '../ui/Section.tsx';
import AccountPage from './AccountPage.tsx';
import { accountTexts } from './es.ts';

/** `/apps/profile`: a parent's account (document 1 section 2). */
export default function ProfilePage() {
  useTexts(accountTexts);
  const { t, language } = useText();
  const { uuid, data } = useMember();
  const { session } = useServices();
  const { data: contact } = useRead([getMyContact], (client) => client.call(getMyContact));
  const { data: consents } = useRead([listMyConsents], (client) => client.call(listMyConsents));
  const { phone_number, city, state, country } = contact?.data ?? {};
  const facts = [
    [t('account.name'), `${data.displayName} ${data.lastName}`.trim()],
    [credentialsLabels.username[language], data.username],
    [contactLabels.email[language], data.email],
    [contactLabels.phone_number[language], phone_number],
    [t('account.place'), [...new Set([city, state, country])].filter(Boolean).join(', ')],
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
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
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
      <Section title={t('notifications.title')}>
        <Typography>{t('notifications.settings.lead')}</Typography>
        <Button component={Link} to={NOTIFICATION_SETTINGS_PATH} variant="outlined">
          {t('notifications.settings.title')}
        </Button>
      </Section>
      {consents && (
        <Section title={t('account.consents')}>
          <ConsentList consents={consents.data} />
        </Section>
      )}
    </AccountPage>
  );
}
