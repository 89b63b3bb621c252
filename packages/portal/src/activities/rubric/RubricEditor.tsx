import { MAX_CRITERIA, worthOf } from '@lia/sdk/activities/rubricRules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, useRef, useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { AwaitedPart, LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { RubricSources } from './RubricSources.tsx';
import { newCriterion, rubricOf, type TypedCriterion, type TypedRubric } from './typedRubric.ts';

const CriterionEditor = lazy(() => import('./CriterionEditor.tsx'));

interface RubricEditorProps {
  rubric: TypedRubric;
  change: (rubric: TypedRubric) => void;
  /** What is wrong at a place of it, in words, or null: `[0].levels[1].name`. */
  errorOf: (path: string) => string | null;
  /** The points of the activity, as they are typed. */
  points: string;
}

/** Criteria and their levels, of which an activity may have some; or those of an earlier one to begin with. */
export function RubricEditor({ rubric, change, errorOf, points }: RubricEditorProps) {
  const { t } = useText();
  const adding = useRef<HTMLButtonElement>(null);
  const added = useRef<string | null>(null);
  // Criteria that the form begins with appear with it: later, they would move what is being pressed below them.
  const [Criteria] = useState(() => (rubric.length > 0 ? AwaitedPart : LazyBoundary));
  const given = rubricOf(rubric);
  const total = worthOf(given);

  function add(): void {
    const last = rubric.at(-1);
    const one = newCriterion(
      last?.levels ??
        ([4, 3, 2, 1] as const).map((worth) => ({ name: t(`rubric.level.${worth}`), points: String(worth) })),
    );
    added.current = one.id;
    change([...rubric, one]);
  }

  function focusAdded(id: string, field: HTMLInputElement | null): void {
    if (!field || added.current !== id) return;
    added.current = null;
    field.focus();
  }

  const replace = (id: string, to: TypedCriterion) => change(rubric.map((one) => (one.id === id ? to : one)));

  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: { xs: 3, sm: 4 }, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, px: 1 }}>
        {t('rubric.legend')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" color="text.secondary">
          {t('rubric.help')}
        </Typography>
        {rubric.length === 0 && <RubricSources choose={change} />}
        <Criteria>
          {rubric.map((criterion, place) => (
            <CriterionEditor
              key={criterion.id}
              criterion={criterion}
              place={place}
              errorOf={(path) => errorOf(`[${place}]${path}`)}
              change={(to) => replace(criterion.id, to)}
              remove={() => {
                adding.current?.focus();
                change(rubric.filter(({ id }) => id !== criterion.id));
              }}
              nameRef={(field) => focusAdded(criterion.id, field)}
            />
          ))}
        </Criteria>
        {rubric.length > 0 && Number.isFinite(total) && total > 0 && (
          <Typography aria-live="polite">{t('rubric.total', { total, points })}</Typography>
        )}
        {errorOf('') !== null && (
          <Typography role="alert" color="error">
            {errorOf('')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {rubric.length < MAX_CRITERIA && (
            <Button ref={adding} variant="outlined" sx={{ minHeight: 44 }} onClick={add}>
              {t(rubric.length === 0 ? 'rubric.begin' : 'rubric.criterion.add')}
            </Button>
          )}
          {rubric.length > 0 && (
            <Button
              sx={{ minHeight: 44 }}
              onClick={() => {
                adding.current?.focus();
                change([]);
              }}
            >
              {t('rubric.drop')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
