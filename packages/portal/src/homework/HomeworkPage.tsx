import { formatInstant } from '@lia/sdk/calendar/instants';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkAnswer, HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { isMissingAt } from '@lia/sdk/homework/deadlines';
import { canHappen, hasAttemptLeft } from '@lia/sdk/homework/states';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { ReportButton } from '../moderation/ReportButton.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { useDraftVault } from '../services/useDraftVault.ts';
import { useRead } from '../reads/useRead.ts';
import { useWrite } from '../reads/useWrite.ts';
import { useNow } from '../ui/useNow.ts';
import { ForMember } from '../ui/ForMember.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { LazyAudio } from './comments/LazyAudio.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { FileLinks } from './FileLinks.tsx';
import { RubricLevels } from './rubric/RubricLevels.tsx';
import { rubricTexts } from './rubric/es.ts';
import { homeworkTexts } from './es.ts';

/** `/apps/sections/mitarea/{id}`: one homework, as the student who has to do it sees it. */
export default function HomeworkPage() {
  useTexts(homeworkTexts);
  useTexts(rubricTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const key = ['homework', id];
  const write = useWrite<HomeworkAnswer>(key);
  const { data, error, mutate } = useRead(key, (client) => client.call(getHomework, { params: { id } }));
  return (
    <StudentRoom picture="homework" title={data?.data.activity.name ?? t('work.one')} width={800}>
      {data && <Homework key={id} homework={data.data} delivered={(saved) => write(() => ({ data: saved }))} />}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('work.unknown')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={220} />
        </Loading>
      )}
    </StudentRoom>
  );
}

interface HomeworkProps {
  homework: HomeworkDetail;
  delivered: (saved: HomeworkDetail) => void;
}

function Homework({ homework, delivered }: HomeworkProps) {
  const { t, language } = useText();
  const {
    id,
    activity,
    status,
    score,
    points,
    due_at,
    cutoff_at,
    zone,
    is_extended,
    attempts,
    max_attempts,
    deliveries,
    team,
    comments,
    marks,
    score_reason,
  } = homework;
  const [last] = deliveries;
  const receipt = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<string>();
  // Below it is a form again: what they are to see is that it was delivered.
  const hasSent = sent !== undefined && sent === last?.receipt;
  useEffect(() => {
    if (hasSent) receipt.current?.focus();
  }, [hasSent]);
  const isLeft = hasAttemptLeft(attempts, max_attempts);
  const { storage: drafts, ready } = useDraftVault();
  const now = useNow();
  const isMissing = isMissingAt({ dueAt: due_at, status, attempts, isExtended: is_extended }, now);
  const at = (iso: string) => formatInstant(iso, language, zone);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ fontWeight: 700 }}>{t(`work.status.${isMissing ? 'missing' : status}`)}</Typography>
        {score !== null && (
          <Typography variant="h2" component="p">
            {t('work.score', { score, points })}
          </Typography>
        )}
        <Typography>{t('work.due', { at: at(due_at) })}</Typography>
        {cutoff_at !== null && <Typography>{t('work.cutoff', { at: at(cutoff_at) })}</Typography>}
        {is_extended && <Typography>{t('work.extended')}</Typography>}
        {activity.in_teams === 1 && (
          <Typography>
            {team ? t('work.team', { name: team.name, members: team.members.join(', ') }) : t('work.team.none')}
          </Typography>
        )}
      </Box>
      <Section title={t('work.what')}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {[activity.theme, activity.instructions, activity.resources].filter((part) => part !== '').join('\n\n') ||
            t('work.nothing')}
        </Typography>
        <FileLinks homework={id} files={activity.files} links={activity.url_path} />
      </Section>
      {activity.rubric && (
        <Section title={t('rubric.title')}>
          <RubricLevels rubric={activity.rubric} marks={marks} />
          {score_reason !== '' && <Typography>{t('rubric.reason', { reason: score_reason })}</Typography>}
        </Section>
      )}
      {comments.length > 0 && (
        <Section title={t('work.comments')}>
          {comments.map(({ id: comment, author, body, audio }) => (
            <Box key={comment} sx={{ display: 'grid', gap: 2, width: '100%', overflowWrap: 'anywhere' }}>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{body === '' ? author : `${author}: ${body}`}</Typography>
              {audio && <LazyAudio homework={id} audio={audio} author={author} />}
              <ReportButton kind="homeworkComment" id={comment} name={author} />
            </Box>
          ))}
        </Section>
      )}
      {last && (
        <Box ref={receipt} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 16 }}>
          <Section title={t('work.receipt')}>
            <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
              {t('work.receipt.number', { number: last.receipt })}
              <br />
              {t('work.receipt.at', { at: at(last.delivered_at) })}
              {last.is_late && (
                <>
                  <br />
                  {t('work.receipt.late')}
                </>
              )}
              {last.delivered_by !== null && (
                <>
                  <br />
                  {t('work.receipt.by', { name: last.delivered_by })}
                </>
              )}
              <br />
              {t('work.receipt.fingerprint', { fingerprint: last.fingerprint })}
            </Typography>
            {last.is_hidden && <Typography>{t('work.receipt.hidden')}</Typography>}
            <FileLinks homework={id} files={last.files} links={last.url_path} />
          </Section>
        </Box>
      )}
      {canHappen(status, 'deliver') && !isLeft && max_attempts !== null && (
        <Typography sx={{ fontWeight: 700 }}>{t('work.attempts.used', { count: max_attempts })}</Typography>
      )}
      {canHappen(status, 'deliver') && isLeft && (
        <ForMember>
          <Section title={t(last ? 'work.again' : 'work.deliver')}>
            {max_attempts !== null && (
              <Typography sx={{ fontWeight: 700 }}>
                {t('work.attempt', { attempt: attempts + 1, max: max_attempts })}{' '}
                {attempts + 1 === max_attempts && t('work.attempt.last')}
              </Typography>
            )}
            {ready && (
              <DeliveryForm
                key={last?.receipt}
                homework={homework}
                delivered={(saved) => {
                  setSent(saved.deliveries[0]?.receipt);
                  delivered(saved);
                }}
                drafts={drafts}
              />
            )}
          </Section>
        </ForMember>
      )}
    </>
  );
}
