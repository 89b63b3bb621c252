import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { type GradeRefusal, MAX_MARK_REASON } from '@lia/sdk/homework/marks';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, lazy, type RefObject } from 'react';

import { CheckField } from '../../fields/CheckField.tsx';
import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { useText } from '../../i18n/useText.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import type { GradeDraft, ShownGrade } from './draft.ts';

// Most activities have no rubric.
const RubricMarks = lazy(() => import('./RubricMarks.tsx'));

interface ScoreFieldsProps {
  homework: HomeworkDetail;
  shown: ShownGrade;
  write: (part: Partial<GradeDraft>) => void;
  /** The field that is wrong, or null. */
  wrong: GradeRefusal | null;
  /** Where a student's grade begins. */
  first: RefObject<HTMLInputElement | null>;
  /** Goes to another student. */
  step: (by: 1 | -1) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The score of a student: as it is typed, or by the levels of the rubric, or another one with its reason. */
export function ScoreFields({ homework, shown, write, wrong, first, step }: ScoreFieldsProps) {
  const { t } = useText();
  const { rubric } = homework.activity;
  const { points } = homework;

  function moveFromScore(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  const score = (
    <LabelledInput
      ref={rubric ? undefined : first}
      label={t('grading.score', { points })}
      inputMode="decimal"
      autoComplete="off"
      value={shown.score}
      error={wrong === 'score' ? t('grading.score.wrong', { points }) : null}
      onChange={({ target }) => write({ score: target.value })}
      onKeyDown={moveFromScore}
    />
  );
  if (!rubric) return score;
  return (
    <>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ display: 'none', '@media (pointer: fine)': { display: 'block' } }}
      >
        {t('grading.rubric.keys')}
      </Typography>
      <LazyBoundary fallback={<Skeleton variant="rounded" height={rubric.length * 160} />}>
        <RubricMarks rubric={rubric} marks={shown.marks} change={(marks) => write({ marks })} first={first} />
      </LazyBoundary>
      <Typography aria-live="polite" sx={{ fontWeight: 700 }}>
        {shown.ofRubric === null
          ? t('grading.rubric.left', { count: shown.marks.filter(({ level }) => level === null).length })
          : t('grading.rubric.gives', { score: shown.ofRubric, points })}
      </Typography>
      {wrong === 'marks' && (
        <Typography role="alert" color="error">
          {t('grading.rubric.missing')}
        </Typography>
      )}
      <CheckField
        label={t('grading.rubric.other')}
        checked={shown.isOther}
        onChange={(isOther) => write({ isOther })}
      />
      {shown.isOther && (
        <>
          {score}
          <LabelledInput
            label={t('grading.rubric.reason')}
            maxLength={MAX_MARK_REASON}
            value={shown.reason}
            error={wrong === 'reason' ? t('grading.rubric.reason.missing') : null}
            onChange={({ target }) => write({ reason: target.value })}
          />
        </>
      )}
    </>
  );
}
