import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useText } from '../i18n/useText.ts';
import { Page } from '../ui/Page.tsx';
import { Logo } from '../brand/Logo.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';

/** Marks every screen of the sandbox checkout as a test, so that it is not mistaken for a payment. */
export function SandboxFrame({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <Page sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto auto 1fr' }}>
      <Box
        component="p"
        sx={{
          m: 0,
          px: 4,
          py: 3,
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'center',
          fontWeight: 700,
          bgcolor: 'students.main',
          color: 'students.contrastText',
        }}
      >
        <ScienceIcon aria-hidden />
        {t('sandbox.banner')}
      </Box>
      <Box
        sx={{
          width: '100%',
          maxWidth: 560,
          mx: 'auto',
          px: 4,
          py: 3,
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Logo width={72} />
        <LanguageSwitch />
      </Box>
      <Box
        sx={{
          width: '100%',
          maxWidth: 560,
          mx: 'auto',
          px: 4,
          pt: 2,
          pb: 10,
          display: 'grid',
          gap: 4,
          alignContent: 'start',
        }}
      >
        {children}
      </Box>
    </Page>
  );
}
