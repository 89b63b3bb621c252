import type { QuizAttempt, QuizQuestion } from '@lia/sdk/lessons/schema';
import RightIcon from '@mui/icons-material/CheckCircleRounded';
import WrongIcon from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import type { Translate } from '../../i18n/i18n.ts';
import { useText } from '../../i18n/useText.ts';

type Graded = QuizAttempt['answers'][number];

interface QuestionProps {
  question: QuizQuestion;
  /** Ids of what is chosen. */
  chosen: readonly string[];
  choose: (options: string[]) => void;
  /** What came of it; null while it is being answered. */
  graded: Graded | null;
  /** It was left out when the answers were to be sent. */
  isMissing: boolean;
  disabled: boolean;
}

const textOf = (t: Translate, question: QuizQuestion, option: { id: string; text: string }): string =>
  question.kind === 'boolean' ? t(option.id === 'true' ? 'quiz.true' : 'quiz.false') : option.text;

/** A question with its options, and what came of the answer. */
export function Question({ question, chosen, choose, graded, isMissing, disabled }: QuestionProps) {
  const { t } = useText();
  const id = useId();
  const { kind, text, options } = question;
  const Control = kind === 'multiple' ? Checkbox : Radio;
  const toggle = (option: string): string[] => {
    if (kind !== 'multiple') return [option];
    return chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  };
  const hint = isMissing ? t('quiz.missing') : kind === 'multiple' ? t('quiz.multiple') : null;
  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 5 } }}>
      <Box
        component="fieldset"
        aria-invalid={isMissing || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <Box component="legend" sx={{ p: 0, fontWeight: 700, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        {hint !== null && (
          <Typography id={`${id}-hint`} variant="body2" color={isMissing ? 'error' : 'text.secondary'}>
            {hint}
          </Typography>
        )}
        <Box sx={{ display: 'grid', mt: 2 }}>
          {options.map((option) => (
            <FormControlLabel
              key={option.id}
              disabled={disabled}
              control={
                <Control
                  name={id}
                  value={option.id}
                  checked={chosen.includes(option.id)}
                  onChange={() => choose(toggle(option.id))}
                />
              }
              label={textOf(t, question, option)}
              sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
            />
          ))}
        </Box>
      </Box>
      {graded && <Outcome question={question} graded={graded} />}
    </Card>
  );
}

function Outcome({ question, graded: { right, correct, explanation } }: { question: QuizQuestion; graded: Graded }) {
  const { t } = useText();
  const Icon = right ? RightIcon : WrongIcon;
  const colour = right ? 'success.main' : 'error.main';
  const answers = question.options
    .filter(({ id }) => correct?.includes(id))
    .map((option) => textOf(t, question, option));
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1 }}>
      <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 700, color: colour }}>
        <Icon fontSize="small" aria-hidden />
        {t(right ? 'quiz.right' : 'quiz.wrong')}
      </Typography>
      {!right && answers.length > 0 && (
        <Typography>
          {t('quiz.answer')}: {answers.join(', ')}
        </Typography>
      )}
      {explanation !== null && <Typography color="text.secondary">{explanation}</Typography>}
    </Box>
  );
}
