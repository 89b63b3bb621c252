import { formatInstant } from '@lia/sdk/calendar/instants';
import { companyGifts, type CompanyGift } from '@lia/sdk/giving/company';
import type { DonationRecord, SponsorshipRecord, VolunteeringRecord } from '@lia/sdk/giving/records';
import type { Institution } from '@lia/sdk/institutions/schema';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';

import '../giving/en.ts';
import '../giving/es.ts';
import { figures } from '../i18n/language.ts';
import { useText } from '../i18n/text.ts';
import { Fact, Facts, Section } from '../records/RecordPage.tsx';
import { ROWS_ALONE } from '../resources/dataProvider.ts';
import { filteredList } from '../resources/definition.ts';
import { useWords } from '../resources/field.ts';

const LATEST = 5;

/** What a company gives and offers: what is linked to it, and what only bears its name. */
export default function InstitutionGifts({ record: { SchoolId, School, Type } }: { record: Institution }) {
  const t = useText();
  if (Type !== 'Empresa') return null;
  return (
    <>
      <Section title={t('institutions.gifts')}>
        <Typography color="text.secondary">{t('giftCompany.linked')}</Typography>
        {companyGifts.map((gifts) => (
          <Linked key={gifts} gifts={gifts} company={SchoolId} />
        ))}
      </Section>
      <Section title={t('giftCompany.byName')}>
        <Typography color="text.secondary">{t('giftCompany.byNameHint')}</Typography>
        <Facts>
          {companyGifts.map((gifts) => (
            <Named key={gifts} gifts={gifts} name={School} />
          ))}
        </Facts>
      </Section>
    </>
  );
}

type Gift = (DonationRecord | SponsorshipRecord | VolunteeringRecord) & RaRecord;

/** The latest of one kind that are linked to a company. */
function Linked({ gifts, company }: { gifts: CompanyGift; company: number }) {
  const { t, language } = useWords();
  const translate = useTranslate();
  const filter = { company_id: company };
  const { data = [], total = 0 } = useGetList<Gift>(gifts, {
    filter,
    pagination: { page: 1, perPage: LATEST },
    sort: { field: 'created_at', order: 'DESC' },
    meta: ROWS_ALONE,
  });
  return (
    <Box>
      <Typography variant="h3" sx={{ fontSize: 16, fontWeight: 600 }}>
        {translate(`resources.${gifts}.name`, { count: 2 })}
      </Typography>
      {data.map(({ id, created_at, businessName, name }) => (
        <Typography key={id} sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink component={Link} to={`/${gifts}/${id}/show`}>
            {businessName}
          </MuiLink>
          {` · ${name} · ${formatInstant(created_at, language)}`}
        </Typography>
      ))}
      {total === 0 && <Typography color="text.secondary">{t('giftCompany.nothing')}</Typography>}
      {total > LATEST && (
        <MuiLink component={Link} to={filteredList(gifts, filter)}>
          {t('giftCompany.all', { count: total })}
        </MuiLink>
      )}
    </Box>
  );
}

/** How many of one kind bear a name: forms ask for a name, not for an institution. */
function Named({ gifts, name }: { gifts: CompanyGift; name: string }) {
  const { language } = useWords();
  const translate = useTranslate();
  const filter = { q: name };
  const { total } = useGetList(gifts, { filter, pagination: { page: 1, perPage: 1 }, meta: ROWS_ALONE });
  return (
    <Fact name={translate(`resources.${gifts}.name`, { count: 2 })}>
      {total === undefined ? (
        '…'
      ) : (
        <MuiLink component={Link} to={filteredList(gifts, filter)}>
          {figures(language).format(total)}
        </MuiLink>
      )}
    </Fact>
  );
}
