import type { QuestionData } from '@lia/sdk/lessons/contents';
import { MAX_QUESTIONS } from '@lia/sdk/lessons/rules';
import AddIcon from '@mui/icons-material/Add';
import { Button, Stack, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { freshOptions } from './freshOptions.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

interface QuizEditorProps {
  questions: readonly QuestionData[];
  /** What the server has against single fields, by their paths: `questions[0].options`. */
  errors: Readonly<Record<string, string>>;
  change: (questions: QuestionData[]) => void;
}

/** The questions of a quiz, in their order. */
export function QuizEditor({ questions, errors, change }: QuizEditorProps) {
  const t = useText();
  const fresh = (): QuestionData => ({
    id: crypto.randomUUID(),
    kind: 'single',
    text: '',
    options: freshOptions('single'),
    explanation: '',
  });
  return (
    <Stack spacing={2} component="section" aria-label={t('lessons.questions')}>
      <Typography variant="h3" component="h3" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
        {t('lessons.questions')}
      </Typography>
      {questions.map((question, at) => (
        <QuestionEditor
          key={question.id}
          question={question}
          place={at + 1}
          error={(path) => errors[`questions[${at}].${path}`]}
          change={(next) => change(questions.map((one) => (one === question ? next : one)))}
          remove={() => change(questions.filter((one) => one !== question))}
        />
      ))}
      {errors['questions'] !== undefined && <Typography color="error">{errors['questions']}</Typography>}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={questions.length >= MAX_QUESTIONS}
        onClick={() => change([...questions, fresh()])}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('lessons.addQuestion')}
      </Button>
    </Stack>
  );
}
