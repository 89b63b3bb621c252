import type { Rubric } from '@lia/sdk/activities/rubric';
import { type Mark, MAX_MARK_COMMENT } from '@lia/sdk/homework/marks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';

import { LabelledText } from '../../fields/LabelledInput.tsx';
import { useText } from '../../i18n/useText.ts';

interface RubricMarksProps {
  rubric: Rubric;
  marks: readonly Mark[];
  change: (marks: readonly Mark[]) => void;
  /** The first level, or the one that is chosen of the first criterion. */
  first: RefObject<HTMLInputElement | null>;
}

/** Levels of each criterion, chosen by a press, the arrows, or their number, which goes on to the next criterion. */
export default function RubricMarks({ rubric, marks, change, first }: RubricMarksProps) {
  const region = useRef<HTMLDivElement>(null);
  const mark = (place: number, part: Partial<Mark>) =>
    change(rubric.map((_, at) => ({ level: null, ...marks[at], ...(at === place && part) })));

  function choose(place: number, level: number): void {
    mark(place, { level });
    const next = region.current?.children[place + 1] ?? region.current?.children[place];
    const radios = [...(next?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
  }

  return (
    <Box ref={region} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {rubric.map((criterion, place) => (
        <CriterionMark
          key={`${place} ${criterion.name}`}
          criterion={criterion}
          mark={marks[place] ?? { level: null }}
          change={(part) => mark(place, part)}
          choose={(level) => choose(place, level)}
          first={place === 0 ? first : null}
        />
      ))}
    </Box>
  );
}

interface CriterionMarkProps {
  criterion: Rubric[number];
  mark: Mark;
  change: (part: Partial<Mark>) => void;
  choose: (level: number) => void;
  first: RefObject<HTMLInputElement | null> | null;
}

function CriterionMark({ criterion: { name, levels }, mark, change, choose, first }: CriterionMarkProps) {
  const { t } = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { level: chosen, comment = '' } = mark;

  function byNumber(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'radio') return;
    const level = Number(event.key) - 1;
    if (!/^[1-9]$/.test(event.key) || level >= levels.length || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(level);
  }

  return (
    <Box component="fieldset" onKeyDown={byNumber} sx={{ m: 0, p: 0, minWidth: 0, border: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {levels.map(({ name: label, points, description }, level) => (
          <Box
            component="label"
            key={`${level} ${label}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              alignItems: 'center',
              minHeight: 44,
              pe: 3,
              borderRadius: 1,
              border: 1,
              borderColor: chosen === level ? 'primary.main' : 'divider',
              bgcolor: chosen === level ? 'action.selected' : undefined,
              overflowWrap: 'anywhere',
              cursor: 'pointer',
            }}
          >
            <Box sx={{ display: 'grid', placeItems: 'center', width: 44 }}>
              <input
                type="radio"
                className="field-mark"
                name={id}
                checked={chosen === level}
                onChange={() => change({ level })}
                ref={first && level === (chosen ?? 0) ? first : undefined}
              />
            </Box>
            <Box component="span" sx={{ py: 1 }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {label}
              </Box>
              {` · ${t('rubric.points', { count: points })}`}
              {description && (
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {description}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {isOpen || comment !== '' ? (
        <Box sx={{ mt: 2 }}>
          <LabelledText
            label={t('grading.mark.comment', { name })}
            rows={2}
            maxLength={MAX_MARK_COMMENT}
            error={null}
            value={comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </Box>
      ) : (
        <Button sx={{ minHeight: 44 }} onClick={() => setOpen(true)}>
          {t('grading.mark.comment', { name })}
        </Button>
      )}
    </Box>
  );
}
