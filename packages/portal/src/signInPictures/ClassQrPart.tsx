import { formatDay } from '@lia/sdk/calendar/days';
import { endClassQr, makeClassQr } from '@lia/sdk/signInPictures/endpoints';
import type { ClassQr, MadeClassQr } from '@lia/sdk/signInPictures/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { useChange } from '../changes/useChange.ts';
import { Question } from '../ui/Question.tsx';
import { lastDayOf } from './lastDay.ts';

interface ClassQrPartProps {
  groupId: string;
  qr: ClassQr | null;
  /** It was made, to be printed. */
  show: (made: MadeClassQr) => void;
  refresh: () => Promise<unknown>;
}

/** Makes and ends the QR of a class. */
export function ClassQrPart({ groupId, qr, show, refresh }: ClassQrPartProps) {
  const { t, language, failure } = useText();
  const { session, toasts } = useServices();
  const heading = useId();
  const { busy, run } = useChange();
  const [making, setMaking] = useState(false);
  const [asking, setAsking] = useState<'replace' | 'end' | null>(null);
  const params = { id: groupId };

  async function make(): Promise<void> {
    setMaking(true);
    try {
      // The one that ends is named: sent again, the call is refused rather than ending the new one.
      show(await session.client.call(makeClassQr, { params, body: { replaces: qr?.id ?? null } }));
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setMaking(false);
      setAsking(null);
      await refresh();
    }
  }

  async function end(): Promise<void> {
    await run((client) => client.call(endClassQr, { params }));
    setAsking(null);
    await refresh();
  }

  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ display: 'grid', gap: 2, p: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="h3" id={heading}>
        {t('classQr.title')}
      </Typography>
      <Typography color="text.secondary">
        {qr ? t('classQr.until', { day: formatDay(lastDayOf(qr.expires_at), language) }) : t('classQr.none')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant={qr ? 'outlined' : 'contained'}
          loading={making}
          onClick={() => (qr ? setAsking('replace') : void make())}
        >
          {t(qr ? 'classQr.again' : 'classQr.make')}
        </Button>
        {qr && (
          <Button color="error" disabled={busy} onClick={() => setAsking('end')}>
            {t('classQr.end')}
          </Button>
        )}
      </Box>
      {asking === 'replace' && (
        <Question
          title={t('classQr.replace.title')}
          text={t('classQr.replace.text')}
          yes={t('classQr.again')}
          busy={making}
          confirm={() => void make()}
          close={() => setAsking(null)}
        />
      )}
      {asking === 'end' && (
        <Question
          title={t('classQr.end.title')}
          text={t('classQr.end.text')}
          yes={t('classQr.end')}
          busy={busy}
          confirm={() => void end()}
          close={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
