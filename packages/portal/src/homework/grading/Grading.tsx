import { homeworkStatusLabels } from '@lia/sdk/homework/labels';
import type { StudentHomework } from '@lia/sdk/homework/records';
import { toGrade } from '@lia/sdk/homework/states';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { LabelledSelect } from '../../fields/LabelledSelect.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStoredEntries } from '../../storage/storedEntries.ts';
import { type GradeDraft, gradeDrafts, hasNew } from './draft.ts';
import { StudentList } from './StudentList.tsx';
import { StudentWork } from './StudentWork.tsx';
import { useGradingKeys } from './useGradingKeys.ts';

interface GradingProps {
  activity: string;
  /** Where drafts are kept. */
  drafts: Host['drafts'];
  students: readonly StudentHomework[];
  /** Something of them changed on the server. */
  changed: () => void;
  /** The last work that waited was graded. */
  finished: () => void;
}

const waits = ({ status }: StudentHomework): boolean => toGrade.some((one) => one === status);

/** A student at a time, beginning with the first whose work waits. What was typed stays until it is saved. */
export function Grading({ activity, drafts, students, changed, finished }: GradingProps) {
  const { t, language } = useText();
  const [at, setAt] = useState(() => ({ id: (students.find(waits) ?? students[0])?.id, hasMoved: false }));
  const { entryOf, change } = useStoredEntries(`grading:${activity}`, drafts, gradeDrafts);
  const region = useRef<HTMLDivElement>(null);
  const found = students.findIndex(({ id }) => id === at.id);
  const place = Math.max(0, found);
  const current = students[place];

  function go(to: StudentHomework | undefined): void {
    if (to) setAt({ id: to.id, hasMoved: false });
  }
  const step = (by: 1 | -1): void => go(students[place + by]);
  useGradingKeys(region, step);

  /**
   * The next whose work waits, from the first again after the last; without deliveries, the next of the list. Who is in the team that
   * was graded waits no more. While the answer was on its way another may have been chosen, or more typed: then it is left at that.
   */
  function goOn(sent: GradeDraft, ofTeam: boolean): void {
    const others = [...students.slice(place + 1), ...students.slice(0, place)];
    if (!current || hasNew(sent, entryOf(current.id))) return;
    const waiting = others.find((one) => waits(one) && !(ofTeam && one.team?.id === current.team?.id));
    if (!waiting && waits(current)) return finished();
    const to = waiting ?? students[place + 1];
    if (to) setAt((now) => (now === at ? { id: to.id, hasMoved: true } : now));
  }

  if (!current) return null;
  return (
    <Box
      ref={region}
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
      }}
    >
      <StudentList students={students} chosen={current.id} choose={(student) => go(student)} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: { md: 'none' } }}>
          <LabelledSelect
            label={t('grading.student')}
            value={current.id}
            onChange={({ target }) => go(students.find(({ id }) => id === target.value))}
          >
            {students.map(({ id, user, status }) => (
              <option key={id} value={id}>
                {`${user.name} ${user.last_name} · ${homeworkStatusLabels[status][language]}`}
              </option>
            ))}
          </LabelledSelect>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Button variant="outlined" disabled={place === 0} onClick={() => step(-1)}>
            {t('grading.previous')}
          </Button>
          <Typography>{t('grading.place', { place: place + 1, students: students.length })}</Typography>
          <Button variant="outlined" disabled={place === students.length - 1} onClick={() => step(1)}>
            {t('grading.next')}
          </Button>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: 'none', '@media (pointer: fine)': { display: 'block' } }}
          >
            {t('grading.keys')}
          </Typography>
        </Box>
        <StudentWork
          key={current.id}
          id={current.id}
          hasFocus={at.hasMoved}
          draft={entryOf(current.id)}
          write={(part) => change(current.id, typeof part === 'function' ? part : () => part)}
          changed={changed}
          goOn={goOn}
          step={step}
        />
      </Box>
    </Box>
  );
}
