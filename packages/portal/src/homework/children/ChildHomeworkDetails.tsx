import { formatInstant } from '@lia/sdk/calendar/instants';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { ReportButton } from '../../moderation/ReportButton.tsx';
import { useRead } from '../../reads/useRead.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ReadFailed } from '../../ui/Notice.tsx';
import { rubricTexts } from '../rubric/es.ts';
import { RubricLevels } from '../rubric/RubricLevels.tsx';
import { LazyAudio } from '../comments/LazyAudio.tsx';
import { FileLinks } from '../FileLinks.tsx';

/** What one homework asks of a child, and what the teacher wrote to the family about it. */
export default function ChildHomeworkDetails({ id }: { id: string }) {
  useTexts(rubricTexts);
  const { t, language } = useText();
  const { data, error, mutate } = useRead(['homework', id], (client) => client.call(getHomework, { params: { id } }));
  if (!data) {
    return error === undefined ? (
      <Loading>
        <Skeleton width={200} />
      </Loading>
    ) : (
      <ReadFailed inside title={t('childWork.failed')} error={error} retry={() => void mutate()} />
    );
  }
  const { activity, comments, zone, marks, score_reason } = data.data;
  const forFamily = comments.filter(({ audience }) => audience === 'family');
  const content = [activity.theme, activity.instructions, activity.resources].filter((part) => part !== '');
  return (
    <Box sx={{ display: 'grid', gap: 3, pb: 2 }}>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{content.join('\n\n') || t('childWork.nothing')}</Typography>
      <FileLinks homework={id} files={activity.files} links={activity.url_path} />
      {activity.rubric && (
        <>
          <Typography variant="h4" sx={{ fontSize: '1rem', fontWeight: 600 }}>
            {t('rubric.title')}
          </Typography>
          <RubricLevels rubric={activity.rubric} marks={marks} />
          {score_reason !== '' && <Typography>{t('rubric.reason', { reason: score_reason })}</Typography>}
        </>
      )}
      <Typography variant="h4" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {t('childWork.comments')}
      </Typography>
      {forFamily.length === 0 && <Typography color="text.secondary">{t('childWork.comments.none')}</Typography>}
      {forFamily.map(({ id: comment, author, body, audio, created_at }) => (
        <Box key={comment} sx={{ display: 'grid', gap: 2 }}>
          <Typography component="div" sx={{ whiteSpace: 'pre-line' }}>
            {body}
            <Typography variant="body2" color="text.secondary">
              {`${author} · ${formatInstant(created_at, language, zone)}`}
            </Typography>
          </Typography>
          {audio && <LazyAudio homework={id} audio={audio} author={author} />}
          <ReportButton kind="homeworkComment" id={comment} name={author} />
        </Box>
      ))}
    </Box>
  );
}
