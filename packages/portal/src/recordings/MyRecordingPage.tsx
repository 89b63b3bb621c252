import { getMyRecording } from '@lia/sdk/recordings/endpoints';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { RecordingContent } from './RecordingContent.tsx';
import { recordingTexts } from './es.ts';

/** `/apps/galaxies/grabacion/{id}`: a recording of one of the student’s classes. */
export default function MyRecordingPage() {
  useTexts(recordingTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const read = useRead(['recordings', 'mine', id], (client) => client.call(getMyRecording, { params: { id } }));
  return (
    <StudentRoom picture="live" title={read.data?.title ?? t('recordings.watch')}>
      <ReadOutcome read={read} failed={t('recordings.failed')} unknown={t('recordings.unknown')} height={220}>
        {(recording) => <RecordingContent recording={recording} />}
      </ReadOutcome>
    </StudentRoom>
  );
}
