import { formatInstant } from '@lia/sdk/calendar/instants';
import { type MergeField, type MergePreview, type MergeSide, mergeSides } from '@lia/sdk/users/merge';
import { userLabels } from '@lia/sdk/users/labels';
import type { UserRecord } from '@lia/sdk/users/records';
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';

import { useWords, type Words } from '../../resources/field.ts';
import { gradeOf } from '../names.ts';

export type Chosen = Partial<Record<MergeField, MergeSide>>;

interface DifferencesProps {
  preview: MergePreview;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** What the two accounts differ in, side by side, with a choice for each. */
export function Differences({ preview, chosen, onChoose }: DifferencesProps) {
  const words = useWords();
  return preview.differences.map(({ field, suggested }) => (
    <FormControl key={field}>
      <FormLabel id={`merge-${field}`}>{labelOf(field, words)}</FormLabel>
      <RadioGroup
        aria-labelledby={`merge-${field}`}
        value={chosen[field] ?? suggested}
        onChange={(_, value) => {
          const side = mergeSides.find((one) => one === value);
          if (side) onChoose({ ...chosen, [field]: side });
        }}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {mergeSides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio />}
            label={
              <>
                {valueOf(preview[side], field, words) ?? words.t('users.merge.none')}
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {words.t(`users.merge.${side}`)}
                </Typography>
                {field === 'username' && <SignIn preview={preview} side={side} />}
              </>
            }
            sx={{ minHeight: 44, my: 0.5, overflowWrap: 'anywhere' }}
          />
        ))}
      </RadioGroup>
      {field === 'username' && preview.passwords.kept !== preview.passwords.merged && (
        <FormHelperText sx={{ mx: 0 }}>{words.t('users.merge.onePassword')}</FormHelperText>
      )}
    </FormControl>
  ));
}

/** Whether an account has a password, and when it was last signed in to. */
function SignIn({ preview, side }: { preview: MergePreview; side: MergeSide }) {
  const { t, language } = useWords();
  const { last_seen_at: seen } = preview[side];
  return (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      {t(preview.passwords[side] ? 'users.merge.password' : 'users.merge.noPassword')}{' '}
      {seen === null ? t('users.merge.neverSeen') : t('users.merge.lastSeen', { when: formatInstant(seen, language) })}
    </Typography>
  );
}

function labelOf(field: MergeField, { t, language }: Words): string {
  if (field === 'place' || field === 'enrolment' || field === 'username') return t(`users.merge.fields.${field}`);
  return userLabels[field][language];
}

function valueOf(account: UserRecord, field: MergeField, words: Words): string | null {
  if (field === 'place') return gradeOf(account, words);
  if (field !== 'enrolment') return account[field] || null;
  const places = account.places.filter(({ level }) => level !== null);
  return places
    .map((place) => [place.school, gradeOf(place, words), place.group, place.matricula].filter(Boolean).join(', '))
    .join('; ');
}
