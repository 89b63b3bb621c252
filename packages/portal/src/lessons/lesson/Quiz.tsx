import { ApiError } from '@lia/sdk/http/error';
import { answerQuiz } from '@lia/sdk/lessons/endpoints';
import type { Lesson, QuizAttempt } from '@lia/sdk/lessons/schema';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';

import { useSentKey } from '../../fields/useSentKey.ts';
import { useWrongFocus } from '../../ui/focus.ts';
import { useText } from '../../i18n/useText.ts';
import { useServices } from '../../services/services.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Question } from './Question.tsx';

type Chosen = Readonly<Record<string, readonly string[]>>;

const chosenIn = (attempt: QuizAttempt | null): Chosen =>
  Object.fromEntries((attempt?.answers ?? []).map(({ question, options }) => [question, options]));

interface QuizProps {
  lesson: Lesson;
  /** It was answered. */
  answered: () => void;
  /** Its questions are others by now. */
  reload: () => void;
}

/** A quiz: answered as a whole, graded by the server, and tried again as often as one likes. */
export default function Quiz({
  lesson: { id, questions, pass_mark, attempt: latest, tracked },
  answered,
  reload,
}: QuizProps) {
  const { t, failure } = useText();
  const { session } = useServices();
  const [attempt, setAttempt] = useState(latest);
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(latest));
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const result = useRef<HTMLDivElement>(null);
  // Until it has arrived, the same answers are the same attempt.
  const { keyOf, forget } = useSentKey();
  const focusWrong = useWrongFocus();

  const isMissing = (question: string): boolean => (chosen[question] ?? []).length === 0;
  const isChanged = refusal instanceof ApiError && refusal.code === 'QUIZ_CHANGED';

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (questions.some((question) => isMissing(question.id))) return focusWrong(event.currentTarget);
    const answers = questions.map((question) => ({ question: question.id, options: [...(chosen[question.id] ?? [])] }));
    setBusy(true);
    setRefusal(null);
    try {
      const { data } = await session.client.call(answerQuiz, {
        params: { id },
        body: { answers },
        idempotencyKey: keyOf({ answers }),
      });
      forget();
      setAttempt(data.attempt);
      answered();
      requestAnimationFrame(() => result.current?.focus());
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  function again(): void {
    setAttempt(null);
    setChosen({});
    setTried(false);
  }

  function openNew(): void {
    setRefusal(null);
    reload();
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void send(event)}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Typography color="text.secondary">
        {t('quiz.rule', { count: questions.length, mark: pass_mark ?? 0 })}
      </Typography>
      {attempt && (
        <Alert ref={result} tabIndex={-1} severity={attempt.passed ? 'success' : 'warning'}>
          <AlertTitle>
            {t(attempt.passed ? 'quiz.passed' : 'quiz.notPassed', { score: attempt.score, mark: pass_mark ?? 0 })}
          </AlertTitle>
          {!attempt.passed && t('quiz.notPassed.text')}
        </Alert>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            chosen={chosen[question.id] ?? []}
            choose={(options) => setChosen({ ...chosen, [question.id]: options })}
            graded={attempt?.answers.find((answer) => answer.question === question.id) ?? null}
            isMissing={isTried && attempt === null && isMissing(question.id)}
            disabled={busy || attempt !== null}
          />
        ))}
      </Box>
      {refusal !== null && (
        <Alert severity="error" action={isChanged && <Button onClick={openNew}>{t('quiz.reload')}</Button>}>
          {failure(refusal)}
        </Alert>
      )}
      {tracked && !attempt && (
        <ActionButton type="submit" variant="contained" size="large" loading={busy} sx={{ justifySelf: 'start' }}>
          {t('quiz.send')}
        </ActionButton>
      )}
      {tracked && attempt && (
        <ActionButton
          variant={attempt.passed ? 'text' : 'contained'}
          onClick={again}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {t('quiz.again')}
        </ActionButton>
      )}
    </Box>
  );
}
