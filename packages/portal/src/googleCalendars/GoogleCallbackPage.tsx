import { finishGoogleConnection } from '@lia/sdk/googleCalendars/endpoints';
import { useNavigate } from 'react-router';

import { Arrival } from '../federation/Arrival.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { calendarPath, OPENED } from './paths.ts';
import { googleTexts } from './es.ts';

/** `/callback/google`: connects the Google account whose owner gave their consent there, and lets them choose calendars. */
export default function GoogleCallbackPage() {
  useTexts(googleTexts);
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <Arrival
      finish={(client, body) => client.call(finishGoogleConnection, { body })}
      // Its dialog states that it is connected; a toast would cover its buttons on a phone.
      arrived={() => void navigate(`${calendarPath}?${OPENED}=1`, { replace: true })}
      failed={t('google.failed')}
      back={{ label: t('google.back'), to: calendarPath }}
    />
  );
}
