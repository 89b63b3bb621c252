import { homeworkStatusLabels } from '@lia/sdk/homework/labels';
import type { StudentHomework } from '@lia/sdk/homework/records';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

import { useText } from '../../i18n/useText.ts';

interface StudentListProps {
  students: readonly StudentHomework[];
  chosen: string;
  choose: (student: StudentHomework) => void;
}

/** Students with where they stand, beside the work of one; on a phone a field takes its place. */
export function StudentList({ students, chosen, choose }: StudentListProps) {
  const { t, language } = useText();
  return (
    <Box component="nav" aria-label={t('grading.students')} sx={{ display: { xs: 'none', md: 'block' } }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {students.map((student) => (
          <li key={student.id}>
            <ButtonBase
              aria-current={student.id === chosen}
              onClick={() => choose(student)}
              sx={{
                width: '100%',
                minHeight: 56,
                px: 3,
                py: 2,
                borderRadius: 1,
                display: 'block',
                textAlign: 'start',
                overflowWrap: 'anywhere',
                '&[aria-current=true]': { bgcolor: 'action.selected' },
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {`${student.user.name} ${student.user.last_name}`}
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary">
                {[homeworkStatusLabels[student.status][language], student.score, student.team?.name]
                  .filter((part) => part !== null && part !== undefined)
                  .join(' · ')}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
