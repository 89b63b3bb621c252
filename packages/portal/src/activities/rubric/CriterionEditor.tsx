import { MAX_LEVEL_DESCRIPTION, MAX_LEVELS, MAX_RUBRIC_NAME } from '@lia/sdk/activities/rubricRules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useRef } from 'react';

import { LabelledInput, LabelledText } from '../../fields/LabelledInput.tsx';
import { useText } from '../../i18n/useText.ts';
import { newLevel, type TypedCriterion, type TypedLevel } from './typedRubric.ts';

interface CriterionEditorProps {
  criterion: TypedCriterion;
  place: number;
  /** What is wrong with a field of it, in words, or null. */
  errorOf: (path: string) => string | null;
  change: (criterion: TypedCriterion) => void;
  remove: () => void;
  nameRef: Ref<HTMLInputElement>;
}

/** A criterion with its levels side by side, and as cards below each other on a phone. */
export default function CriterionEditor({ criterion, place, errorOf, change, remove, nameRef }: CriterionEditorProps) {
  const { t } = useText();
  const adding = useRef<HTMLButtonElement>(null);
  const { name, levels } = criterion;
  const number = place + 1;
  const replace = (id: string, part: Partial<TypedLevel>) =>
    change({ ...criterion, levels: levels.map((one) => (one.id === id ? { ...one, ...part } : one)) });

  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 0,
        pb: 4,
        minWidth: 0,
        border: 0,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 3,
      }}
    >
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 3 }}>
        {t('rubric.criterion', { number })}
      </Typography>
      <LabelledInput
        ref={nameRef}
        label={t('rubric.criterion.name')}
        value={name}
        maxLength={MAX_RUBRIC_NAME}
        error={errorOf('.name')}
        onChange={({ target }) => change({ ...criterion, name: target.value })}
      />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {levels.map((level, at) => {
          const which = { number, level: at + 1 };
          return (
            <Box
              component="li"
              key={level.id}
              sx={{ p: 3, display: 'grid', gap: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
            >
              <LabelledInput
                label={t('rubric.level.name', which)}
                value={level.name}
                maxLength={MAX_RUBRIC_NAME}
                error={errorOf(`.levels[${at}].name`)}
                onChange={({ target }) => replace(level.id, { name: target.value })}
              />
              <LabelledInput
                label={t('rubric.level.points', which)}
                inputMode="decimal"
                autoComplete="off"
                value={level.points}
                error={errorOf(`.levels[${at}].points`)}
                onChange={({ target }) => replace(level.id, { points: target.value })}
              />
              <LabelledText
                label={t('rubric.level.description', which)}
                rows={2}
                maxLength={MAX_LEVEL_DESCRIPTION}
                value={level.description}
                error={errorOf(`.levels[${at}].description`)}
                onChange={({ target }) => replace(level.id, { description: target.value })}
              />
              {levels.length > 1 && (
                <Button
                  sx={{ minHeight: 44, justifySelf: 'start' }}
                  onClick={() => {
                    adding.current?.focus();
                    change({ ...criterion, levels: levels.filter(({ id }) => id !== level.id) });
                  }}
                >
                  {t('rubric.level.remove', which)}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          ref={adding}
          sx={{ minHeight: 44 }}
          disabled={levels.length >= MAX_LEVELS}
          onClick={() => change({ ...criterion, levels: [...levels, newLevel()] })}
        >
          {t('rubric.level.add', { number })}
        </Button>
        <Button color="error" sx={{ minHeight: 44 }} onClick={remove}>
          {t('rubric.criterion.remove', { number })}
        </Button>
      </Box>
    </Box>
  );
}
