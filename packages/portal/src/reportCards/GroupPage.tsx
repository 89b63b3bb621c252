import { getGroupReportCards } from '@lia/sdk/reportCards/endpoints';
import type { GroupReportCard, GroupReportCards } from '@lia/sdk/reportCards/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams, useSearchParams } from 'react-router';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { gradebookPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { usePreviousRead } from '../reads/usePreviousRead.ts';
import { useRead } from '../reads/useRead.ts';
import { useWrite } from '../reads/useWrite.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { Publication } from './Publication.tsx';
import { StudentCard } from './StudentCard.tsx';
import { reportCardTexts } from './es.ts';

/** `/apps/grupo/{id}/boletas`: the report cards of a group; `periodo` names a period. */
export default function GroupPage() {
  useTexts(reportCardTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const period = search.get('periodo') ?? undefined;
  const key = ['reportCards', 'group', id, period ?? ''];
  const read = useRead(key, (client) => client.call(getGroupReportCards, { params: { id }, query: { period } }));
  const write = useWrite<GroupReportCards>(key);
  const { data } = read;
  // It stays, and keeps the focus, while the cards of the next period are read.
  const choices = usePreviousRead(data?.data, id);
  return (
    <ContentPage width={1100} gap={4} back={{ label: t('reportCards.back'), to: gradebookPath(id) }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('reportCards.title')}
        {data && ` · ${data.data.group.name}`}
      </Typography>
      {choices?.sheet && (
        <Box sx={{ maxWidth: 320 }}>
          <LabelledSelect
            label={t('reportCards.period')}
            value={data?.data.sheet?.period ?? period ?? choices.sheet.period}
            onChange={({ target }) => setSearch({ periodo: target.value }, { replace: true })}
          >
            {choices.periods.map(({ id: of, name, closed }) => (
              <option key={of} value={of}>
                {closed ? t('reportCards.period.closed', { name }) : name}
              </option>
            ))}
          </LabelledSelect>
        </Box>
      )}
      <ReadOutcome read={read} failed={t('reportCards.failed')} unknown={t('reportCards.unknown')} height={320}>
        {(found) => (
          <Cards
            key={`${id} ${found.data.sheet?.period}`}
            data={found.data}
            change={(change) => write((before) => ({ data: change(before.data) }))}
            reread={() => read.mutate()}
          />
        )}
      </ReadOutcome>
    </ContentPage>
  );
}

type Data = GroupReportCards['data'];

/** The same report cards with what a student's are by now. */
function withCard(data: Data, card: Pick<GroupReportCard, 'uuid'> & Partial<GroupReportCard>): Data {
  const { sheet } = data;
  if (!sheet) return data;
  const students = sheet.students.map((one) => (one.uuid === card.uuid ? { ...one, ...card } : one));
  return { ...data, sheet: { ...sheet, students } };
}

interface CardsProps {
  data: Data;
  change: (change: (before: Data) => Data) => void;
  reread: () => Promise<unknown>;
}

function Cards({ data, change, reread }: CardsProps) {
  const { t } = useText();
  const { group, periods, sheet } = data;
  const period = periods.find(({ id }) => id === sheet?.period);
  if (!sheet || !period)
    return <Notice inside title={t('reportCards.noPeriods.title')} text={t('reportCards.noPeriods.text')} />;
  return (
    <>
      {sheet.students.length === 0 ? (
        <Notice inside title={t('reportCards.noStudents.title')} text={t('reportCards.noStudents.text')} />
      ) : (
        <>
          <Publication group={group} period={period} sheet={sheet} published={(next) => change(() => next)} />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {sheet.students.map((student) => (
              <StudentCard
                key={student.uuid}
                {...{ group, student, reread }}
                period={period}
                saved={(observations, observations_version) =>
                  change((before) => withCard(before, { uuid: student.uuid, observations, observations_version }))
                }
              />
            ))}
          </Box>
        </>
      )}
    </>
  );
}
