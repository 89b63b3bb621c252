import { getCertificate, issueCertificate } from '@lia/sdk/lessons/endpoints';
import type { CourseOutline } from '@lia/sdk/lessons/schema';
import CertificateIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';

import { useText } from '../../i18n/useText.ts';
import { saveFile } from '../../downloads/saveFile.ts';
import { useServices } from '../../services/services.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

/** The certificate of a course that was finished: made with the first download, and kept when a lesson is added (decision 114). */
export function CertificateCard({ outline, changed }: { outline: CourseOutline; changed: () => void }) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const [busy, setBusy] = useState(false);
  const { id, name, certificate, progress } = outline;

  async function download(): Promise<void> {
    setBusy(true);
    const params = { id };
    try {
      if (!certificate) await session.client.call(issueCertificate, { params });
      saveFile(await session.client.call(getCertificate, { params }), `${name}.pdf`);
      changed();
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card
      component="section"
      aria-labelledby="certificate"
      sx={{ p: { xs: 5, sm: 6 }, display: 'flex', flexWrap: 'wrap', gap: 4, borderTop: 6, borderColor: 'success.main' }}
    >
      <CertificateIcon aria-hidden sx={{ fontSize: 56, color: 'success.main' }} />
      <Box sx={{ flex: '1 1 260px', display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography variant="h2" id="certificate">
          {t(progress.finished ? 'certificate.earned' : 'certificate.kept')}
        </Typography>
        <Typography color="text.secondary">{t('certificate.earned.text')}</Typography>
        <ActionButton variant="contained" loading={busy} onClick={() => void download()}>
          {t('certificate.download')}
        </ActionButton>
        {certificate && (
          <Button component={Link} to={`/certificado/${certificate.code}`}>
            {t('certificate.page')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
