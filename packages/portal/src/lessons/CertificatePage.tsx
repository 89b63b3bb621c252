import { formatFullDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { isNotFound } from '@lia/sdk/http/error';
import { checkCertificate } from '@lia/sdk/lessons/endpoints';
import { readCertificateCode, showCertificateCode } from '@lia/sdk/lessons/rules';
import type { CertificateCheck } from '@lia/sdk/lessons/schema';
import ValidIcon from '@mui/icons-material/VerifiedRounded';
import RevokedIcon from '@mui/icons-material/GppBadOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { lessonTexts } from './es.ts';

/** `/certificado/:code`: whether a certificate is one of ours and still holds, for anyone who has its code. */
export default function CertificatePage() {
  useTexts(lessonTexts);
  const { t } = useText();
  const code = readCertificateCode(useParams().code ?? '');
  const { data, error, mutate } = useRead([checkCertificate, code], (client) =>
    client.call(checkCertificate, { params: { code } }),
  );
  const isUnknown = isNotFound(error);
  return (
    <Page
      sx={{ px: 4, py: 8, width: '100%', maxWidth: 640, mx: 'auto', display: 'grid', gap: 4, alignContent: 'start' }}
    >
      {data && !isUnknown && <Certificate certificate={data.data} code={code} />}
      {isUnknown && <Notice title={t('certificate.unknown.title')} text={t('certificate.unknown.text')} />}
      {!data && error !== undefined && !isUnknown && (
        <ReadFailed title={t('certificate.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={320} />
        </Loading>
      )}
    </Page>
  );
}

function Certificate({ certificate, code }: { certificate: CertificateCheck; code: string }) {
  const { t, language } = useText();
  const { name, course, hours, issued_at, corrected_at, valid } = certificate;
  const Icon = valid ? ValidIcon : RevokedIcon;
  const facts = [
    [t('certificate.name'), name],
    [t('certificate.course'), course],
    ...(hours === null ? [] : [[t('certificate.length'), t('certificate.hours', { count: hours })]]),
    [t('certificate.issued'), formatFullDay(dayOf(issued_at), language)],
    ...(corrected_at === null ? [] : [[t('certificate.corrected'), formatFullDay(dayOf(corrected_at), language)]]),
    [t('certificate.code'), showCertificateCode(code)],
  ];
  return (
    <Card
      sx={{
        p: { xs: 5, sm: 8 },
        display: 'grid',
        gap: 5,
        borderTop: 8,
        borderColor: valid ? 'success.main' : 'error.main',
      }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        <Icon aria-hidden sx={{ fontSize: 48, flex: 'none', color: valid ? 'success.main' : 'error.main' }} />
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem' } }}>
          {t(valid ? 'certificate.valid' : 'certificate.revoked')}
        </Typography>
      </Box>
      {!valid && <Typography>{t('certificate.revoked.text')}</Typography>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}
