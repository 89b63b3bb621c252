import { endOtherSessions, endSession } from '@lia/sdk/accounts/endpoints';
import type { MessageAnswer, SessionRecord } from '@lia/sdk/accounts/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { ActionButton } from '../ui/ActionButton.tsx';
import { useServices } from '../services/services.ts';
import { useText } from '../i18n/useText.ts';

interface SessionsSectionProps {
  sessions: readonly SessionRecord[];
  changed: () => void;
}

/** The user's sessions, each of which can be ended where it is not theirs or no longer used. */
export function SessionsSection({ sessions, changed }: SessionsSectionProps) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);

  async function end(call: () => Promise<MessageAnswer>): Promise<void> {
    setSending(true);
    try {
      toasts.show('success', (await call()).message);
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setSending(false);
      setAsking(false);
      changed();
    }
  }

  return (
    <Card component="section" aria-labelledby="sessions" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      <Typography variant="h2" id="sessions">
        {t('account.sessions')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {sessions.map((one) => (
          <OpenSession
            key={one.id}
            session={one}
            sending={sending}
            end={() => void end(() => session.client.call(endSession, { params: { id: one.id } }))}
          />
        ))}
      </Box>
      {sessions.length > 1 && (
        <ActionButton variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
          {t('account.sessions.endOthers')}
        </ActionButton>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="end-others">
        <DialogTitle id="end-others">{t('account.sessions.question')}</DialogTitle>
        <DialogContent>{t('account.sessions.consequence')}</DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('account.sessions.keep')}</Button>
          <Button
            color="error"
            disabled={sending}
            onClick={() => void end(() => session.client.call(endOtherSessions))}
          >
            {t('account.sessions.yes')}
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}

interface OpenSessionProps {
  session: SessionRecord;
  sending: boolean;
  end: () => void;
}

function OpenSession({ session: { browser, system, started_at, current }, sending, end }: OpenSessionProps) {
  const { t, language } = useText();
  const device =
    browser && system
      ? t('account.sessions.device', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'));

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        pb: 3,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { pb: 0, borderBottom: 0 },
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('account.sessions.since', { when: formatInstant(started_at, language) })}
        </Typography>
      </Box>
      {current ? (
        <Chip label={t('account.sessions.current')} color="success" variant="outlined" />
      ) : (
        <ActionButton
          disabled={sending}
          aria-label={t('account.sessions.end.of', { device })}
          onClick={end}
          sx={{ mx: -3, px: 3 }}
        >
          {t('account.sessions.end')}
        </ActionButton>
      )}
    </Box>
  );
}
