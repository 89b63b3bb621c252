import { audienceOf } from '@lia/sdk/accounts/roles';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import MemberLayout from './MemberLayout.tsx';
import { RoutedPage } from './RoutedPage.tsx';

/** The layout of pages that every role has: students get them without navigation, toolbar and footer (document 1 section 2). */
export default function AccountLayout() {
  const { t } = useText();
  const { role } = useMember();
  if (audienceOf(role[0] ?? '') !== 'students') return <MemberLayout />;
  return (
    <>
      <Box component="nav" aria-label={t('shell.navigation')} sx={{ px: { xs: 2, md: 6 }, pt: 2 }}>
        <Button component={Link} to="/" startIcon={<HomeIcon />}>
          {t('action.home')}
        </Button>
      </Box>
      <RoutedPage />
    </>
  );
}
