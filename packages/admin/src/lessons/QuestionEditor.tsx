import type { QuestionData } from '@lia/sdk/lessons/contents';
import { MAX_OPTIONS, MIN_OPTIONS, questionKinds } from '@lia/sdk/lessons/rules';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Checkbox, IconButton, MenuItem, Radio, TextField, Typography } from '@mui/material';
import { useId } from 'react';

import { useText } from '../i18n/text.ts';
import { freshOptions } from './freshOptions.ts';

type Option = QuestionData['options'][number];

interface QuestionEditorProps {
  question: QuestionData;
  /** Counted from 1. */
  place: number;
  error: (path: string) => string | undefined;
  change: (question: QuestionData) => void;
  remove: () => void;
}

/** A question with its options, of which one or several are marked as right. */
export function QuestionEditor({ question, place, error, change, remove }: QuestionEditorProps) {
  const t = useText();
  const id = useId();
  const { kind, text, options, explanation = '' } = question;
  const setOptions = (next: Option[]) => change({ ...question, options: next });

  function setKind(value: string): void {
    const next = questionKinds.find((one) => one === value);
    if (next === undefined || next === kind) return;
    // Options of true or false are no others', and with one answer the first right one stays.
    const isOther = next === 'boolean' || kind === 'boolean';
    const first = options.find((option) => option.correct);
    const kept = next === 'single' ? options.map((option) => ({ ...option, correct: option === first })) : options;
    change({ ...question, kind: next, options: isOther ? freshOptions(next) : kept });
  }

  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 700, px: 1 }}>
        {t('lessons.question', { place })}
      </Typography>
      <TextField
        id={`${id}-text`}
        label={t('lessons.questionText')}
        multiline
        value={text}
        error={error('text') !== undefined}
        helperText={error('text')}
        onChange={({ target }) => change({ ...question, text: target.value })}
      />
      <TextField
        select
        id={`${id}-kind`}
        label={t('lessons.questionKind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        {questionKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`lessons.questionKinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {options.map((option, at) => (
        <OptionEditor
          key={option.id}
          kind={kind}
          option={option}
          place={at + 1}
          name={id}
          setText={(words) => setOptions(options.map((one) => (one === option ? { ...one, text: words } : one)))}
          mark={() => setOptions(marked(question, option))}
          remove={
            kind === 'boolean' || options.length <= MIN_OPTIONS
              ? null
              : () => setOptions(options.filter((one) => one !== option))
          }
        />
      ))}
      {error('options') !== undefined && <Typography color="error">{error('options')}</Typography>}
      {kind !== 'boolean' && (
        <Button
          disabled={options.length >= MAX_OPTIONS}
          onClick={() => setOptions([...options, { id: crypto.randomUUID(), text: '', correct: false }])}
          sx={{ justifySelf: 'start' }}
        >
          {t('lessons.addOption')}
        </Button>
      )}
      <TextField
        id={`${id}-explanation`}
        label={t('lessons.explanation')}
        multiline
        value={explanation}
        error={error('explanation') !== undefined}
        helperText={error('explanation') ?? t('lessons.explanationHint')}
        onChange={({ target }) => change({ ...question, explanation: target.value })}
      />
      <Button color="error" onClick={remove} sx={{ justifySelf: 'start' }}>
        {t('lessons.removeQuestion', { place })}
      </Button>
    </Box>
  );
}

/** With an option marked as right: beside others, or in place of the one that was. */
const marked = ({ kind, options }: QuestionData, option: Option): Option[] =>
  options.map((one) => {
    if (kind !== 'multiple') return { ...one, correct: one === option };
    return one === option ? { ...one, correct: !one.correct } : one;
  });

interface OptionEditorProps {
  kind: QuestionData['kind'];
  option: Option;
  place: number;
  name: string;
  setText: (text: string) => void;
  mark: () => void;
  remove: (() => void) | null;
}

function OptionEditor({ kind, option, place, name, setText, mark, remove }: OptionEditorProps) {
  const t = useText();
  const Control = kind === 'multiple' ? Checkbox : Radio;
  const label = t('lessons.correct', { place });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Control
        name={name}
        checked={option.correct}
        onChange={mark}
        slotProps={{ input: { 'aria-label': label } }}
        sx={{ width: 44, height: 44 }}
      />
      {kind === 'boolean' ? (
        <Typography>{t(option.id === 'true' ? 'lessons.isTrue' : 'lessons.isFalse')}</Typography>
      ) : (
        <TextField
          id={`${name}-${option.id}`}
          size="small"
          fullWidth
          label={t('lessons.option', { place })}
          value={option.text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {remove && (
        <IconButton aria-label={t('lessons.removeOption', { place })} onClick={remove} sx={{ width: 44, height: 44 }}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
