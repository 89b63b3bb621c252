import { MAX_GROUP_NAME } from '@lia/sdk/groups/rules';
import type { RolloverGroup } from '@lia/sdk/schoolYears/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, useId, useState } from 'react';

import { CheckField } from '../fields/CheckField.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import type { StudentChoice } from './rolloverDraft.ts';

const RolloverStudents = lazy(() => import('./RolloverStudents.tsx'));

interface RolloverGroupRowProps {
  group: RolloverGroup;
  chosen: boolean;
  toggle: () => void;
  /** Of the group that follows. */
  name: string;
  rename: (name: string) => void;
  choices: Readonly<Record<string, StudentChoice>>;
  choose: (uuid: string, choice: StudentChoice | null) => void;
}

/** A group, whether it changes, what follows it, and its students on demand. */
export function RolloverGroupRow({ group, chosen, toggle, name, rename, choices, choose }: RolloverGroupRowProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const students = useId();
  const { next } = group;
  const apart = Object.keys(choices).length;
  const grade = t(`grade.${group.level}`, { grade: group.grade });
  // Each level of a school has its 1° A.
  const named = { name: `${group.name} · ${grade}` };
  return (
    <Card component="li" sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'center', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <CheckField aria-label={t('rollover.group', named)} label={null} checked={chosen} onChange={toggle} />
          <Box>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {group.name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {grade} · {t('rollover.students', { count: group.students })}
            </Typography>
          </Box>
        </Box>
        {!chosen && <Typography color="text.secondary">{t('rollover.stays')}</Typography>}
        {chosen && !next && <Typography sx={{ fontWeight: 600 }}>{t('rollover.leaves')}</Typography>}
        {chosen && next && (
          <Box>
            <LabelledInput
              label={t('rollover.nextName', { name: group.name })}
              aria-label={t('rollover.nextName', named)}
              value={name}
              maxLength={MAX_GROUP_NAME}
              error={null}
              onChange={({ target }) => rename(target.value)}
            />
            <Typography variant="body2" color="text.secondary">
              {t(`grade.${next.level}`, { grade: next.grade })}
            </Typography>
          </Box>
        )}
      </Box>
      {chosen && group.students > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Button
            aria-expanded={open}
            aria-controls={students}
            aria-label={t('rollover.open', named)}
            onClick={() => setOpen(!open)}
          >
            {t('rollover.choose')}
          </Button>
          {apart > 0 && <Typography variant="body2">{t('rollover.chosen', { count: apart })}</Typography>}
        </Box>
      )}
      <Box id={students} hidden={!open || !chosen}>
        {open && chosen && (
          <LazyBoundary>
            <RolloverStudents group={group} choices={choices} choose={choose} />
          </LazyBoundary>
        )}
      </Box>
    </Card>
  );
}
