import { MY_DATA_PATH } from '@lia/sdk/dataRequests/rules';
import type { MyConsent } from '@lia/sdk/consents/records';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { ConsentList } from '../consents/ConsentList.tsx';
import { MissingConsents } from '../consents/MissingConsents.tsx';
import { useText } from '../i18n/useText.ts';
import { Section } from '../ui/Section.tsx';

/** What was accepted for a child, what is missing, and how a consent is withdrawn. */
export default function ChildConsents({ consents, agreed }: { consents: readonly MyConsent[]; agreed: () => void }) {
  const { t } = useText();
  return (
    <>
      <Section title={t('child.consents')}>
        <Typography color="text.secondary">{t('child.consents.text')}</Typography>
        <ConsentList consents={consents} />
        <Typography color="text.secondary">{t('child.consents.withdraw')}</Typography>
        <Button component={Link} to={MY_DATA_PATH} variant="outlined">
          {t('child.consents.requests')}
        </Button>
      </Section>
      <MissingConsents agreed={agreed} />
    </>
  );
}
