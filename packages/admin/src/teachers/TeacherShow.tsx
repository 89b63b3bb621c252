import { formatInstant } from '@lia/sdk/calendar/instants';
import type { TeacherRecord } from '@lia/sdk/teachers/records';
import { OTHER_LEVEL } from '@lia/sdk/teachers/rules';
import { Box, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';

import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { SamePerson } from '../people/SamePerson.tsx';
import { EmailFact, Fact, Facts, PhoneFact } from '../records/Facts.tsx';
import { RecordColumns, RecordHeading, RecordPage, RecordWaiting, Section } from '../records/RecordPage.tsx';
import { DeleteTeacher } from './DeleteTeacher.tsx';
import { TeacherDocuments } from './TeacherDocuments.tsx';
import { tierKey } from './tier.ts';

/** One registration, whole: who, where they teach, what they want, and their documents. */
export const TeacherShow = () => (
  <RecordPage resource="teachers">
    <Teacher />
  </RecordPage>
);

function Teacher() {
  const t = useText();
  const teacher = useRecordContext<TeacherRecord>();
  if (!teacher) return <RecordWaiting />;
  return (
    <>
      <RecordHeading title={`${teacher.name} ${teacher.last_name}`} />
      <RecordColumns>
        <Stack spacing={2}>
          <Section title={t('teachers.documents')}>
            <TeacherDocuments teacher={teacher} />
          </Section>
          <Work teacher={teacher} />
        </Stack>
        <Stack spacing={2}>
          <Person teacher={teacher} />
          <SamePerson />
          <Box>
            <DeleteTeacher teacher={teacher} />
          </Box>
        </Stack>
      </RecordColumns>
    </>
  );
}

function Work({ teacher }: { teacher: TeacherRecord }) {
  const t = useText();
  const grades = teacher.grade.map((grade) => t('teachers.grade', { grade })).join(', ');
  return (
    <Section title={t('teachers.work')}>
      <Facts>
        <Fact name={t('teachers.school')}>{teacher.school_name}</Fact>
        <Fact name={t('teachers.level')}>{teacher.level_school}</Fact>
        {teacher.level_id !== OTHER_LEVEL && <Fact name={t('teachers.grades')}>{grades}</Fact>}
        <Fact name={t('teachers.subjects')}>{teacher.intereses}</Fact>
        <Fact name={t('teachers.interests')}>{teacher.document_type.join('\n')}</Fact>
      </Facts>
    </Section>
  );
}

function Person({ teacher }: { teacher: TeacherRecord }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Section title={t('teachers.person')}>
      <Facts>
        <Fact name={t('teachers.tier')}>{t(tierKey(teacher.membership))}</Fact>
        <Fact name={t('teachers.date')}>{formatInstant(teacher.created_at, language)}</Fact>
        <Fact name={t('teachers.username')}>{teacher.username}</Fact>
        <EmailFact name={t('teachers.email')} email={teacher.email} />
        <PhoneFact name={t('teachers.phone')} phone={teacher.phone_number} />
        <Fact name={t('teachers.place')}>{`${teacher.city}, ${teacher.state}, ${teacher.country}`}</Fact>
        <ConsentFacts record="teachers" id={teacher.id} />
      </Facts>
    </Section>
  );
}
