import { homeworkStatusLabels } from '@lia/sdk/homework/labels';
import type { StudentHomework } from '@lia/sdk/homework/records';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { CheckField } from '../../../fields/CheckField.tsx';
import { useText } from '../../../i18n/useText.ts';

interface ChooseStudentsProps {
  students: readonly StudentHomework[];
  /** Ids of their homework. */
  chosen: readonly string[];
  choose: (ids: readonly string[]) => void;
}

/** Students of an activity, of whom any number is chosen: all, or who has delivered nothing, by one press. */
export function ChooseStudents({ students, chosen, choose }: ChooseStudentsProps) {
  const { t, language } = useText();
  const idsOf = (list: readonly StudentHomework[]) => list.map(({ id }) => id);
  const toggle = (id: string) => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);

  if (students.length === 0) return <Typography>{t('grading.several.none')}</Typography>;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 700, p: 0 }}>
        {t('grading.several.who')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => choose(idsOf(students))}>
          {t('grading.several.all')}
        </Button>
        <Button variant="outlined" onClick={() => choose(idsOf(students.filter(({ attempts }) => attempts === 0)))}>
          {t('grading.several.missing')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => choose([])}>
          {t('grading.several.clear')}
        </Button>
      </Box>
      {students.map(({ id, user, status, is_extended }) => (
        <CheckField
          key={id}
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
          label={
            <>
              {`${user.name} ${user.last_name}`}
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {homeworkStatusLabels[status][language]}
                {is_extended && ` · ${t('grading.several.extended')}`}
              </Typography>
            </>
          }
        />
      ))}
    </Box>
  );
}
