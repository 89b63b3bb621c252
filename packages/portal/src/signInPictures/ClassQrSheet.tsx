import { formatDay } from '@lia/sdk/calendar/days';
import type { MadeClassQr } from '@lia/sdk/signInPictures/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { PrintDialog } from '../print/PrintDialog.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { lastDayOf } from './lastDay.ts';

const steps = ['scan', 'name', 'pictures'] as const;

/** The QR of a class, which can be read this once, as a page for the wall. */
export function ClassQrSheet({ made, close }: { made: MadeClassQr; close: () => void }) {
  const { t, language } = useText();
  const { url, group, school, expires_at } = made;
  return (
    <PrintDialog title={t('classQr.sheet')} warning={t('classQr.once')} close={close}>
      <Box
        sx={{
          bgcolor: 'common.white',
          color: 'common.black',
          p: 4,
          display: 'grid',
          gap: 3,
          justifyItems: 'center',
          textAlign: 'center',
          overflowWrap: 'anywhere',
          '@media print': { breakInside: 'avoid', '& svg': { width: '120mm' } },
        }}
      >
        <Typography sx={{ fontSize: '26pt', fontWeight: 700, lineHeight: 1.2 }}>{group}</Typography>
        <Typography sx={{ fontSize: '14pt' }}>{school}</Typography>
        <QrCode text={url} label={t('classQr.code', { group })} />
        <Box component="ol" sx={{ m: 0, pl: 5, textAlign: 'start', fontSize: '16pt', lineHeight: 1.6 }}>
          {steps.map((step) => (
            <li key={step}>{t(`classQr.step.${step}`)}</li>
          ))}
        </Box>
        <Typography sx={{ fontSize: '9pt' }}>
          {t('classQr.printed', { day: formatDay(lastDayOf(expires_at), language) })}
        </Typography>
      </Box>
    </PrintDialog>
  );
}
