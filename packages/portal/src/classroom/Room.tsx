import { JitsiMeeting } from '@jitsi/react-sdk';
import { confirmPresence } from '@lia/sdk/classroom/endpoints';
import { PRESENCE_SECONDS } from '@lia/sdk/classroom/rules';
import { ApiError } from '@lia/sdk/http/error';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import type { OpenRoom } from './useJoin.ts';

/** What a class needs no buttons for, and children no way to. */
const config = {
  prejoinPageEnabled: false,
  disableInviteFunctions: true,
  disableDeepLinking: true,
  disableThirdPartyRequests: true,
  startWithAudioMuted: true,
  startWithVideoMuted: true,
  enableCalendarIntegration: false,
  fileRecordingsEnabled: false,
  liveStreaming: { enabled: false },
};

/** A room of Jitsi, over the page. Who may not be in it any more is taken out within a minute. */
export default function Room({ room, leave }: { room: OpenRoom; leave: () => void }) {
  const { t, failure, language } = useText();
  const { session, toasts } = useServices();
  const { meeting, domain, name, token, display_name: displayName } = room;

  const confirm = useEffectEvent(async () => {
    try {
      await session.client.call(confirmPresence, { params: { id: meeting } });
    } catch (error) {
      // A lost connection is none of these: the class goes on when it is back.
      if (!(error instanceof ApiError) || ![401, 403, 404, 409].includes(error.status)) return;
      toasts.show('info', failure(error));
      leave();
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void confirm(), PRESENCE_SECONDS * 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <Box
      component="section"
      aria-label={t('classes.room')}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        bgcolor: 'background.default',
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
      }}
    >
      <Button color="error" onClick={leave} sx={{ minHeight: 48, justifySelf: 'end', mx: 2 }}>
        {t('classes.room.leave')}
      </Button>
      <JitsiMeeting
        domain={domain}
        roomName={name}
        {...(token !== null && { jwt: token })}
        lang={language}
        userInfo={{ displayName, email: '' }}
        configOverwrite={config}
        onReadyToClose={leave}
        getIFrameRef={(frame) => {
          frame.style.height = '100%';
          frame.title = t('classes.room');
        }}
      />
    </Box>
  );
}
