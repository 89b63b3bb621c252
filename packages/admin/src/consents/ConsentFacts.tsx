import { formatDay } from '@lia/sdk/calendar/days';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { listRecordedConsents } from '@lia/sdk/consents/endpoints';
import { type ConsentRecord, consentRecords, type MyConsent } from '@lia/sdk/consents/records';
import { isMissing, legalDocuments } from '@lia/sdk/consents/rules';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { Fact } from '../records/RecordPage.tsx';
import { ToneChip } from '../records/StatusChip.tsx';

/** Which version of each text the person behind a record agreed to, and when; among their other facts. */
export function ConsentFacts({ record }: { record: { id: string } }) {
  const resource = useResourceContext();
  const kind = consentRecords.find((known) => known === resource);
  return kind && <Consents record={kind} id={record.id} />;
}

function Consents({ record, id }: { record: ConsentRecord; id: string }) {
  const t = useText();
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: [listRecordedConsents, record, id],
    queryFn: ({ signal }) => client.call(listRecordedConsents, { params: { record, id }, signal }),
    // The record is whole without it.
    retry: false,
  });
  return legalDocuments.map((document) => {
    const consent = data?.data.find((one) => one.document === document);
    return (
      <Fact key={document} name={t(`consents.documents.${document}`)}>
        {consent ? <Consent consent={consent} /> : isError ? t('consents.failed') : <Skeleton width="12ch" />}
      </Fact>
    );
  });
}

function Consent({ consent }: { consent: MyConsent }) {
  const t = useText();
  const language = useLanguage();
  const { agreed, version } = consent;
  if (agreed === null) return <ToneChip tone="waiting" icon={<WarningIcon />} label={t('consents.missing')} />;
  const days = { version: formatDay(agreed.version, language), newer: formatDay(version, language) };
  return (
    <>
      {t('consents.given', { date: formatInstant(agreed.since, language) })}
      <Box sx={{ color: 'text.secondary' }}>
        {t(isMissing(consent) ? 'consents.outdated' : 'consents.version', days)}
      </Box>
    </>
  );
}
