import { listCompanies, listImportSchools } from '@lia/sdk/imports/endpoints';
import { Alert, Box, MenuItem, Skeleton, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { LoadError } from '../../records/LoadError.tsx';

/** The school that people are imported into, and their company where that school has some. */
export function useSchoolChoice() {
  const client = useClient();
  const [chosen, setSchool] = useState<number | null>(null);
  const [chosenCompany, setCompany] = useState<number | null>(null);
  const schools = useQuery({ queryKey: ['import schools'], queryFn: () => client.call(listImportSchools) });
  // Who works for one school has nothing to choose.
  const only = schools.data?.length === 1 ? schools.data[0]?.id : undefined;
  const school = chosen ?? only ?? null;
  const companies = useQuery({
    queryKey: ['import companies', school],
    queryFn: () => client.call(listCompanies, { query: { school_id: school ?? 0 } }),
    enabled: school !== null,
  });
  const company = companies.data?.find(({ id }) => id === chosenCompany)?.id ?? null;
  return { schools, school, setSchool, companies: companies.data ?? [], company, setCompany };
}

interface SchoolFieldsProps {
  choice: ReturnType<typeof useSchoolChoice>;
  /** A school is needed now: what was done next wants one. */
  asked: boolean;
}

export function SchoolFields({ choice, asked }: SchoolFieldsProps) {
  const t = useText();
  const { schools, school, setSchool, companies, company, setCompany } = choice;
  if (schools.isPending) return <Skeleton height={72} aria-busy="true" />;
  if (schools.isError) {
    return <LoadError message={t('importWizard.upload.schoolsFailed')} onRetry={schools.refetch} />;
  }
  if (schools.data.length === 0) {
    return (
      <Alert severity="warning" variant="outlined">
        {t('importWizard.upload.noSchools')}
      </Alert>
    );
  }
  const missing = asked && school === null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <TextField
        select
        id="import-school"
        label={t('importWizard.upload.school')}
        value={school ?? ''}
        onChange={({ target: { value } }) => setSchool(Number(value))}
        error={missing}
        helperText={missing && t('importWizard.upload.schoolNeeded')}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="" disabled>
          {t('importWizard.upload.chooseSchool')}
        </MenuItem>
        {schools.data.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      {companies.length > 0 && (
        <TextField
          select
          id="import-company"
          label={t('importWizard.upload.company')}
          value={company ?? ''}
          onChange={({ target: { value } }) => setCompany(value === '' ? null : Number(value))}
          helperText={t('importWizard.upload.companyHint')}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('importWizard.upload.noCompany')}</MenuItem>
          {companies.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
