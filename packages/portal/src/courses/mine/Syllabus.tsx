import { sectionsOf } from '@lia/sdk/courses/syllabus';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { courseTexts } from '../es.ts';

/** What a course goes through, section by section; nothing where the team wrote no syllabus. */
export function Syllabus({ text }: { text: string }) {
  useTexts(courseTexts);
  const { t } = useText();
  const sections = sectionsOf(text);
  if (sections.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="syllabus" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="syllabus">
        {t('course.syllabus')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 6, display: 'grid', gap: 3, maxWidth: '68ch' }}>
        {sections.map(({ title, topics }, place) => (
          // Sections have no id but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <Box component="li" key={place}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
            {topics.length > 0 && (
              <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
                {topics.map((topic, at) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Typography component="li" color="text.secondary" key={at} sx={{ overflowWrap: 'anywhere' }}>
                    {topic}
                  </Typography>
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
