import { plain } from '@lia/sdk/validation/plain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';

import { Markdown } from '../consents/Markdown.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { guideTexts } from './es.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { contact } from '../shell/contact.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { type Guide, readGuides } from './guides/guides.ts';

/** `/apps/userguide`: answers for the role of the member, found by their words. */
export default function UserGuidePage() {
  useTexts(guideTexts);
  const { t, language } = useText();
  const user = useMember();
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState(query.get('q') ?? '');
  const { data, error, mutate } = useRead(['guide', language], () => readGuides(language, user));

  function search(text: string): void {
    setWords(text);
    setQuery(text.trim() === '' ? {} : { q: text.trim() }, { replace: true });
  }

  return (
    <ContentPage width={860}>
      <Box>
        <Typography variant="h1">{t('guide.title')}</Typography>
        <Typography variant="subtitle1" component="p" color="text.secondary" sx={{ mt: 2 }}>
          {t('guide.lead')}
        </Typography>
      </Box>
      <Box sx={{ maxWidth: 480 }}>
        <LabelledInput
          type="search"
          label={t('guide.search')}
          error={null}
          value={words}
          onChange={({ target }) => search(target.value)}
        />
      </Box>
      {data ? (
        <Guides guides={found(data, words)} words={words.trim()} />
      ) : error ? (
        <Box role="alert">
          <ReadFailed inside title={t('guide.failed')} error={error} retry={() => void mutate()} />
        </Box>
      ) : (
        <Loading sx={{ display: 'grid', gap: 2 }}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} variant="rounded" height={56} />
          ))}
        </Loading>
      )}
      <Typography color="text.secondary">
        {t('guide.contact')}{' '}
        <Link href={`mailto:${contact.email}`} sx={{ overflowWrap: 'anywhere' }}>
          {contact.email}
        </Link>
      </Typography>
    </ContentPage>
  );
}

/** Those that have every word, in their title or text. */
function found(guides: readonly Guide[], words: string): Guide[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return guides.filter(({ title, text }) => {
    const content = plain(`${title} ${text}`);
    return wanted.every((word) => content.includes(word));
  });
}

function Guides({ guides, words }: { guides: readonly Guide[]; words: string }) {
  const { t } = useText();
  return (
    <Box>
      <Typography component="output" sx={{ display: 'block', mb: 2 }} color="text.secondary">
        {words !== '' &&
          (guides.length === 0 ? t('guide.none', { words }) : t('guide.count', { count: guides.length }))}
      </Typography>
      {guides.map(({ name, title, text, path }) => (
        <Accordion
          // What is found by words is shown open, if it is alone.
          key={`${name} ${guides.length === 1}`}
          defaultExpanded={words !== '' && guides.length === 1}
          disableGutters
          slotProps={{ heading: { component: 'h2' } }}
        >
          <AccordionSummary expandIcon={<ExpandIcon />} slotProps={{ root: { id: `guide-${name}` } }} sx={{ px: 4 }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ px: 4, pb: 4, display: 'grid', gap: 3, maxWidth: '68ch' }}>
            <Markdown text={text} />
            {path !== null && (
              <Button component={RouterLink} to={path} sx={{ justifySelf: 'start', mx: -2, px: 2 }}>
                {t('guide.go')}
              </Button>
            )}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
