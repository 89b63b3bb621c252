import { formatInstant } from '@lia/sdk/calendar/instants';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import type { HomeworkDetail, Receipt } from '@lia/sdk/deliveries/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { LazyReport } from '../../moderation/LazyReport.tsx';
import { Section } from '../../ui/Section.tsx';
import { DeliveredFile } from './DeliveredFile.tsx';

/** What a student delivered, the last time first. */
export function Delivered({ homework: { id, zone, deliveries, max_attempts, student } }: { homework: HomeworkDetail }) {
  const { t } = useText();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const [last, ...earlier] = deliveries;
  return (
    <Section title={t('grading.delivered')}>
      {last && (max_attempts !== null || earlier.length > 0) && (
        <Typography sx={{ fontWeight: 600 }}>
          {max_attempts === null
            ? t('grading.attempt', { attempt: last.attempt })
            : t('grading.attempt.of', { attempt: last.attempt, max: max_attempts })}
        </Typography>
      )}
      {last ? (
        <Delivery homework={id} delivery={last} zone={zone} student={student.name} />
      ) : (
        <Typography>{t('grading.delivered.none')}</Typography>
      )}
      {earlier.length > 0 && !showsEarlier && (
        <Button onClick={() => setShowsEarlier(true)}>{t('grading.earlier')}</Button>
      )}
      {showsEarlier &&
        earlier.map((delivery) => (
          <Box key={delivery.receipt} sx={{ display: 'grid', gap: 2, width: '100%' }}>
            <Typography variant="h3">{t('grading.attempt', { attempt: delivery.attempt })}</Typography>
            <Delivery homework={id} delivery={delivery} zone={zone} student={student.name} />
          </Box>
        ))}
    </Section>
  );
}

interface DeliveryProps {
  homework: string;
  delivery: Receipt;
  zone: MexicanZone;
  student: string;
}

function Delivery({ homework, delivery, zone, student }: DeliveryProps) {
  const { t, language } = useText();
  const { id, delivered_at, delivered_by, is_late, is_hidden, receipt, files, url_path } = delivery;
  return (
    <Box sx={{ display: 'grid', gap: 4, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography color="text.secondary">
        {t('grading.delivered.at', { at: formatInstant(delivered_at, language, zone) })}{' '}
        {is_late && t('grading.delivered.late')}{' '}
        {delivered_by !== null && t('grading.delivered.by', { name: delivered_by })}
        <br />
        {t('grading.delivered.receipt', { number: receipt })}
      </Typography>
      {files.map((file) => (
        <DeliveredFile key={file.id} homework={homework} file={file} />
      ))}
      {url_path.map((link) => (
        <MuiLink
          key={link}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ py: 3, overflowWrap: 'anywhere' }}
        >
          {link}
        </MuiLink>
      ))}
      {is_hidden ? (
        <Typography>{t('grading.delivered.hidden')}</Typography>
      ) : (
        <LazyReport kind="delivery" id={id} name={delivered_by ?? student} />
      )}
    </Box>
  );
}
