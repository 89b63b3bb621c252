import { formatInstant } from '@lia/sdk/calendar/instants';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Section } from '../ui/Section.tsx';
import { comingTexts } from './coming/es.ts';
import { classesPath } from './paths.ts';
import { StateChip } from './StateChip.tsx';
import { useComing } from './useMyClasses.ts';

/** Classes of one answer that the page of a child shows. */
const SHOWN = 3;

/** When the next online classes of a child are; nothing where there are none. */
export function ChildClasses({ child }: { child: string }) {
  useTexts(comingTexts);
  const { t, language } = useText();
  const coming = useComing().filter(({ meeting }) => meeting.children.some(({ uuid }) => uuid === child));
  if (coming.length === 0) return null;
  return (
    <Section title={t('classes.children')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, width: '100%' }}>
        {coming.slice(0, SHOWN).map(({ meeting: { id, title, starts_at, zone }, state }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>
              <strong>{title}</strong>
              <br />
              {formatInstant(starts_at, language, zone)}
            </Typography>
            <StateChip state={state} />
          </Box>
        ))}
      </Box>
      <Button variant="outlined" component={Link} to={classesPath} sx={{ minHeight: 44 }}>
        {t('classes.children.all')}
      </Button>
    </Section>
  );
}
