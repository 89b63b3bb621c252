import type { Rubric } from '@lia/sdk/activities/rubric';
import type { Mark } from '@lia/sdk/homework/marks';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { rubricTexts } from './es.ts';

interface RubricLevelsProps {
  rubric: Rubric;
  /** The levels that were reached; null until the grade may be seen, or where it was not given by them. */
  marks: readonly Mark[] | null;
}

type Criterion = Rubric[number];

/** Criteria with their levels side by side, one below the other on a phone; what was reached is marked. */
export function RubricLevels({ rubric, marks }: RubricLevelsProps) {
  useTexts(rubricTexts);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 5, width: '100%' }}>
      {rubric.map((criterion, place) => (
        <div key={`${place} ${criterion.name}`}>
          <Typography component="dt" sx={{ fontWeight: 700, mb: 2, overflowWrap: 'anywhere' }}>
            {criterion.name}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Levels criterion={criterion} mark={marks?.[place]} />
          </Box>
        </div>
      ))}
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
} as const;

function Levels({ criterion: { levels }, mark }: { criterion: Criterion; mark: Mark | undefined }) {
  const { t } = useText();
  return (
    <>
      <Box component="ul" sx={grid}>
        {levels.map(({ name, points, description }, place) => {
          const isReached = mark?.level === place;
          return (
            <Box
              component="li"
              key={`${place} ${name}`}
              sx={{
                p: 3,
                borderRadius: 1,
                border: isReached ? 3 : 1,
                borderColor: isReached ? 'primary.main' : 'divider',
                overflowWrap: 'anywhere',
              }}
            >
              {isReached && (
                <Typography
                  variant="body2"
                  color="primary"
                  sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 700 }}
                >
                  <CheckIcon fontSize="small" aria-hidden />
                  {t('rubric.reached')}
                </Typography>
              )}
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {t('rubric.points', { count: points })}
              </Typography>
              {description && <Typography variant="body2">{description}</Typography>}
            </Box>
          );
        })}
      </Box>
      {mark?.comment && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {t('rubric.comment', { comment: mark.comment })}
        </Typography>
      )}
    </>
  );
}
