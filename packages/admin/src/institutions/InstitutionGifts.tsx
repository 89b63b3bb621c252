import type { Institution } from '@lia/sdk/institutions/schema';
import { Link as MuiLink, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';

import { figures } from '../i18n/language.ts';
import { useText } from '../i18n/text.ts';
import { Fact, Facts, Section } from '../records/RecordPage.tsx';
import { ROWS_ALONE } from '../resources/dataProvider.ts';
import { filteredList } from '../resources/definition.ts';
import { useWords } from '../resources/field.ts';

const gifts = ['donations', 'sponsorships', 'volunteerings'] as const;

/** What bears the name of a company: forms ask donors for a name, not for an institution. */
export default function InstitutionGifts({ record: { School, Type } }: { record: Institution }) {
  const t = useText();
  if (Type !== 'Empresa') return null;
  return (
    <Section title={t('institutions.gifts')}>
      <Typography color="text.secondary">{t('institutions.giftsHint')}</Typography>
      <Facts>
        {gifts.map((resource) => (
          <Gifts key={resource} resource={resource} name={School} />
        ))}
      </Facts>
    </Section>
  );
}

function Gifts({ resource, name }: { resource: (typeof gifts)[number]; name: string }) {
  const { language } = useWords();
  const translate = useTranslate();
  const filter = { q: name };
  const { total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 }, meta: ROWS_ALONE });
  return (
    <Fact name={translate(`resources.${resource}.name`, { count: 2 })}>
      {total === undefined ? (
        '…'
      ) : (
        <MuiLink component={Link} to={filteredList(resource, filter)}>
          {figures(language).format(total)}
        </MuiLink>
      )}
    </Fact>
  );
}
