import { actOnHomework, gradeHomework } from '@lia/sdk/deliveries/endpoints';
import { audiences, GRADED, MAX_COMMENT, type TeacherAction } from '@lia/sdk/deliveries/rules';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { homeworkStatusLabels } from '@lia/sdk/homework/labels';
import { decideGrade, type GradeRefusal } from '@lia/sdk/homework/marks';
import { canHappen } from '@lia/sdk/homework/states';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';

import { CheckField } from '../../fields/CheckField.tsx';
import { LabelledText } from '../../fields/LabelledInput.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { useText } from '../../i18n/useText.ts';
import { ForMember } from '../../ui/ForMember.tsx';
import { Section } from '../../ui/Section.tsx';
import { LazyAlert } from '../../ui/LazyAlert.tsx';
import { CommentRecorder } from './audio/CommentRecorder.tsx';
import { givenGrade, type GradeDraft, isForTeam, noGrade, shownGrade, shownScore, type WriteGrade } from './draft.ts';
import { MoreTime } from './MoreTime.tsx';
import { ScoreFields } from './ScoreFields.tsx';
import { type GradingCalls, useGradingCalls } from './useGradingCalls.ts';

interface GradeFormProps {
  homework: HomeworkDetail;
  /** Whether the score takes the focus. */
  hasFocus: boolean;
  draft: GradeDraft;
  write: WriteGrade;
  saved: (homework: HomeworkDetail) => void;
  reread: () => Promise<void>;
  goOn: (sent: GradeDraft, ofTeam: boolean) => void;
  step: (by: 1 | -1) => void;
}

/** Score and comment of a student, and what else a teacher does with the work. */
export function GradeForm({ hasFocus, goOn, step, ...work }: GradeFormProps) {
  const { t, language } = useText();
  const { homework, draft, write } = work;
  const { id, version, status, score, points, student } = homework;
  const { busy, send } = useGradingCalls(work);
  const [wrong, setWrong] = useState<GradeRefusal | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const team = isForTeam(homework, draft);
  const saved = score === null ? '' : shownScore(score, language);
  const shown = shownGrade(homework, draft, language);

  useEffect(() => {
    if (!hasFocus) return;
    first.current?.focus();
    first.current?.select();
  }, [hasFocus]);

  function typed(part: Partial<GradeDraft>): void {
    write({ ...part, version: draft.version ?? version });
    setWrong(null);
  }

  async function save(): Promise<void> {
    const given = givenGrade(homework, draft, shown, saved);
    const decided = given && decideGrade({ rubric: homework.activity.rubric, points }, given);
    if (decided && 'refused' in decided) {
      setWrong(decided.refused);
      if (decided.refused !== 'reason') first.current?.focus();
      return;
    }
    const seen = draft.version ?? version;
    const { marks, ...more } = given ?? {};
    const body = {
      status: GRADED,
      ...more,
      ...(marks && { marks: [...marks] }),
      version: seen,
      ...(team && { team }),
    } as const;
    const grade: Parameters<GradingCalls['send']>[0] = {
      what: `grade ${JSON.stringify(body)}`,
      call: (client, idempotencyKey) => client.call(gradeHomework, { params: { id }, body, idempotencyKey }),
      saves: noGrade,
    };
    if (await send(given && grade)) goOn(draft, given !== null && team);
  }

  async function act(action: TeacherAction): Promise<void> {
    await send({
      what: `${action} ${version} ${team}`,
      call: (client, idempotencyKey) =>
        client.call(actOnHomework, {
          params: { id },
          body: { action, version, ...(team && action === 'return' && { team }) },
          idempotencyKey,
        }),
    });
  }

  return (
    <ForMember>
      <Section title={t('grading.grade')}>
        {draft.isStale && (
          <LazyAlert severity="warning" sx={{ width: '100%' }}>
            {t('grading.stale', { now: [homeworkStatusLabels[status][language], saved].filter(Boolean).join(', ') })}
          </LazyAlert>
        )}
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          sx={{ display: 'grid', gap: 4, width: '100%' }}
        >
          {canHappen(status, 'grade') && (
            <ScoreFields homework={homework} shown={shown} write={typed} wrong={wrong} first={first} step={step} />
          )}
          <LabelledText
            label={t('grading.comment')}
            rows={3}
            maxLength={MAX_COMMENT}
            error={null}
            value={draft.comment}
            onChange={({ target }) => write({ comment: target.value })}
          />
          <CommentRecorder recording={draft.audio} change={(audio) => write({ audio })} />
          {(draft.comment !== '' || draft.audio) && (
            <RadioField
              name={`audience-${id}`}
              label={t('grading.audience')}
              choices={audiences.map((value) => ({ value, label: t(`grading.audience.${value}`) }))}
              value={draft.audience}
              error={null}
              onChange={(audience) => write({ audience })}
            />
          )}
          {homework.team && (
            <CheckField
              label={t('grading.team.all', { name: homework.team.name })}
              checked={team}
              onChange={(all) => write({ team: all })}
            />
          )}
          <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ minHeight: 56 }}>
            {t('grading.save')}
          </Button>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {canHappen(status, 'return') && (
            <Button variant="outlined" disabled={busy} onClick={() => void act('return')}>
              {t('grading.return')}
            </Button>
          )}
          {canHappen(status, 'excuse') && (
            <Button variant="outlined" disabled={busy} onClick={() => void act('excuse')}>
              {t('grading.excuse')}
            </Button>
          )}
          {canHappen(status, 'reopen') && (
            <Button variant="outlined" disabled={busy} onClick={() => void act('reopen')}>
              {t(status === 'graded' ? 'grading.reopen.graded' : 'grading.reopen.excused')}
            </Button>
          )}
        </Box>
        {canHappen(status, 'extend') && <MoreTime key={student.uuid} homework={homework} busy={busy} send={send} />}
      </Section>
    </ForMember>
  );
}
