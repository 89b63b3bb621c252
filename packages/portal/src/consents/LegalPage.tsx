import { formatDay } from '@lia/sdk/calendar/days';
import { getLegalText } from '@lia/sdk/consents/endpoints';
import type { LegalText } from '@lia/sdk/consents/records';
import { legalDocuments } from '@lia/sdk/consents/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Navigate, useParams, useSearchParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { consentTexts } from './es.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useRead } from '../reads/useRead.ts';
import { PageSkeleton } from '../ui/Loading.tsx';
import { Markdown } from './Markdown.tsx';

const column = { width: '100%', maxWidth: 760, mx: 'auto', px: { xs: 4, sm: 6 }, pt: 6, pb: 12 } as const;

/** `/legal/:document?version=`: a text as people accept it, in force or of another day. */
export default function LegalPage() {
  useTexts(consentTexts);
  const { t, language } = useText();
  const [query] = useSearchParams();
  const word = useParams()['document'];
  const document = legalDocuments.find((one) => one === word);
  const version = query.get('version') ?? undefined;
  const { data, error, mutate } = useRead(document ? ['legal', document, version ?? '', language] : null, (client) =>
    client.call(getLegalText, {
      params: { document: document ?? 'terms' },
      query: version === undefined ? {} : { version },
    }),
  );

  if (!document) return <Navigate to="/pages/errors/error-404" replace />;
  const title = data?.title ?? t(`shell.${document}`);
  return (
    <Page title={title} sx={column}>
      {data ? (
        <Text text={data} />
      ) : error ? (
        <Notice
          title={t('legal.failed')}
          text={t('legal.failed.text')}
          action={{ label: t('action.retry'), run: () => void mutate() }}
        />
      ) : (
        <>
          <Typography variant="h1">{title}</Typography>
          <PageSkeleton />
        </>
      )}
    </Page>
  );
}

function Text({ text: { title, version, text } }: { text: LegalText }) {
  const { t, language } = useText();
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary" sx={{ mt: 2 }}>
        {t('legal.version', { version: formatDay(version, language) })}
      </Typography>
      <Box sx={{ mt: 4, maxWidth: '68ch', display: 'grid', gap: 3 }}>
        <Markdown text={text} />
      </Box>
    </>
  );
}
