import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Page } from '../app/Page.tsx';
import { Logo } from '../brand/Logo.tsx';
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx';

/** A sheet of paper; printed, nothing but the sheet remains. */
export function ReceiptFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={t('receipt.title')} sx={{ maxWidth: 760, mx: 'auto', px: { xs: 3, sm: 4 }, pb: 10 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', py: 4 }}>
        <Logo width={88} />
        <Box sx={{ displayPrint: 'none' }}>
          <LanguageSwitch />
        </Box>
      </Box>
      <Card sx={{ p: { xs: 4, sm: 8 }, '@media print': { boxShadow: 'none', p: 0 } }}>{children}</Card>
    </Page>
  );
}
