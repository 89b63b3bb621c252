import { actOnHomework, gradeHomework } from '@lia/sdk/deliveries/endpoints';
import { audiences, GRADED, MAX_COMMENT, type TeacherAction } from '@lia/sdk/deliveries/rules';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { homeworkStatusLabels } from '@lia/sdk/homework/labels';
import { parseScore } from '@lia/sdk/homework/scores';
import { canHappen } from '@lia/sdk/homework/states';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { LabelledInput, LabelledText } from '../../fields/LabelledInput.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { useText } from '../../i18n/useText.ts';
import { ForMember } from '../../ui/ForMember.tsx';
import { Section } from '../../ui/Section.tsx';
import type { GradeDraft } from './draft.ts';
import { MoreTime } from './MoreTime.tsx';
import { type GradingCalls, useGradingCalls } from './useGradingCalls.ts';

interface GradeFormProps {
  homework: HomeworkDetail;
  /** Whether the score takes the focus. */
  hasFocus: boolean;
  draft: GradeDraft;
  write: (part: Partial<GradeDraft>) => void;
  saved: (homework: HomeworkDetail) => void;
  reread: () => Promise<void>;
  goOn: () => void;
  step: (by: 1 | -1) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Score and comment of a student, and what else a teacher does with the work. */
export function GradeForm({ hasFocus, goOn, step, ...work }: GradeFormProps) {
  const { t, language } = useText();
  const { homework, draft, write } = work;
  const { id, version, status, score, points, student } = homework;
  const { busy, send } = useGradingCalls(work);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const saved = score === null ? '' : shownScore(score, language);
  const typed = draft.score ?? saved;

  useEffect(() => {
    if (!hasFocus) return;
    field.current?.focus();
    field.current?.select();
  }, [hasFocus]);

  async function save(): Promise<void> {
    const isTyped = typed.trim() !== '' && typed.trim() !== saved;
    if (isTyped && parseScore(typed, points) === null) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const shown = draft.version ?? version;
    const grade: Parameters<GradingCalls['send']>[0] = {
      what: `grade ${shown} ${typed}`,
      call: (client, idempotencyKey) =>
        client.call(gradeHomework, {
          params: { id },
          body: { status: GRADED, score: typed.trim(), version: shown },
          idempotencyKey,
        }),
      saves: { score: null },
    };
    if (await send(isTyped ? grade : null)) goOn();
  }

  async function act(action: TeacherAction): Promise<void> {
    await send({
      what: `${action} ${version}`,
      call: (client, idempotencyKey) =>
        client.call(actOnHomework, { params: { id }, body: { action, version }, idempotencyKey }),
    });
  }

  function moveFromScore(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    <ForMember>
      <Section title={t('grading.grade')}>
        {draft.isStale && (
          <Alert severity="warning" sx={{ width: '100%' }}>
            {t('grading.stale', { now: [homeworkStatusLabels[status][language], saved].filter(Boolean).join(', ') })}
          </Alert>
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
            <LabelledInput
              ref={field}
              label={t('grading.score', { points })}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              error={isWrong ? t('grading.score.wrong', { points }) : null}
              onChange={({ target }) => {
                write({ score: target.value, version: draft.version ?? version });
                setWrong(false);
              }}
              onKeyDown={moveFromScore}
            />
          )}
          <LabelledText
            label={t('grading.comment')}
            rows={3}
            maxLength={MAX_COMMENT}
            error={null}
            value={draft.comment}
            onChange={({ target }) => write({ comment: target.value })}
          />
          {draft.comment !== '' && (
            <RadioField
              name={`audience-${id}`}
              label={t('grading.audience')}
              choices={audiences.map((value) => ({ value, label: t(`grading.audience.${value}`) }))}
              value={draft.audience}
              error={null}
              onChange={(audience) => write({ audience })}
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

/** `8.5` → `8,5` in Spanish: as a score is typed. */
const shownScore = (score: number, language: 'es' | 'en'): string =>
  language === 'es' ? String(score).replace('.', ',') : String(score);
