import { may } from '@lia/sdk/accounts/permissions';
import { dayOf } from '@lia/sdk/calendar/instants';
import { getGradebook } from '@lia/sdk/gradebook/endpoints';
import { isDescribed } from '@lia/sdk/gradebook/rules';
import type { Gradebook, StudentGrade } from '@lia/sdk/gradebook/schema';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { groupPath, reportCardsPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useIsView, useMember } from '../services/services.ts';
import { useStoredEntries } from '../storage/storedEntries.ts';
import { useDraftVault } from '../services/useDraftVault.ts';
import { usePreviousRead } from '../reads/usePreviousRead.ts';
import { useNow } from '../ui/useNow.ts';
import { useRead } from '../reads/useRead.ts';
import { useWrite } from '../reads/useWrite.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { LazyAlert } from '../ui/LazyAlert.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { gradeEntries } from './gradeEntries.ts';
import { PeriodState } from './PeriodState.tsx';
import { SaveGrades } from './SaveGrades.tsx';
import { SheetCards } from './SheetCards.tsx';
import { SheetGrid } from './SheetGrid.tsx';
import { gradebookTexts } from './es.ts';

const RulesDialog = lazyDialog(() => import('./RulesDialog.tsx'));

type Data = Gradebook['data'];

/** The same gradebook with the grade of a student as it now is. */
function withGrade({ data }: Gradebook, grade: StudentGrade): Gradebook {
  const { sheet } = data;
  if (!sheet) return { data };
  const students = sheet.students.map((student) => (student.uuid === grade.uuid ? { ...student, ...grade } : student));
  return { data: { ...data, sheet: { ...sheet, students } } };
}

/** `/apps/grupo/{id}/calificaciones`: the grades of a group; `materia` and `periodo` name a subject and a period. */
export default function GradebookPage() {
  useTexts(gradebookTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const subject = search.get('materia') ?? undefined;
  const period = search.get('periodo') ?? undefined;
  const key = ['gradebook', id, subject ?? '', period ?? ''];
  const read = useRead(key, (client) => client.call(getGradebook, { params: { id }, query: { subject, period } }));
  const write = useWrite<Gradebook>(key);
  const { data, mutate } = read;
  const choices = usePreviousRead(data?.data, id);
  const { storage, ready } = useDraftVault();
  const saved = useCallback((grade: StudentGrade) => write((before) => withGrade(before, grade)), [write]);
  const reread = useCallback(() => mutate(), [mutate]);
  const choose = (name: 'materia' | 'periodo', chosen: string) =>
    setSearch(
      (before) => {
        before.set(name, chosen);
        return before;
      },
      { replace: true },
    );

  return (
    <ContentPage gap={4} back={{ label: t('gradebook.back'), to: groupPath(id) }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('gradebook.title')}
        {data && ` · ${data.data.group.name}`}
      </Typography>
      {choices?.sheet && (
        <Choices
          periods={choices.periods}
          subjects={choices.subjects}
          period={data?.data.sheet?.period ?? period ?? choices.sheet.period}
          subject={data?.data.sheet?.subject ?? subject ?? choices.sheet.subject}
          choose={choose}
        />
      )}
      <ReadOutcome
        // What was typed and not saved is there from the beginning.
        read={{ data: ready ? data : undefined, error: read.error, mutate }}
        failed={t('gradebook.failed')}
        unknown={t('gradebook.unknown')}
        height={320}
      >
        {(found) => (
          <Grades
            // Another sheet is typed into fields of its own.
            key={`${id} ${found.data.sheet?.subject} ${found.data.sheet?.period}`}
            drafts={storage}
            data={found.data}
            replace={(next) => write(() => next)}
            saved={saved}
            reread={reread}
          />
        )}
      </ReadOutcome>
    </ContentPage>
  );
}

interface ChoicesProps extends Pick<Data, 'periods' | 'subjects'> {
  period: string;
  subject: string;
  choose: (name: 'materia' | 'periodo', chosen: string) => void;
}

/** The lists that choose a sheet: they stay, and keep the focus, while the next sheet is read. */
function Choices({ periods, subjects, period, subject, choose }: ChoicesProps) {
  const { t } = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 320px))' },
      }}
    >
      <LabelledSelect
        label={t('gradebook.subject')}
        value={subject}
        onChange={({ target }) => choose('materia', target.value)}
      >
        {subjects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </LabelledSelect>
      <LabelledSelect
        label={t('gradebook.period')}
        value={period}
        onChange={({ target }) => choose('periodo', target.value)}
      >
        {periods.map(({ id, name, closed }) => (
          <option key={id} value={id}>
            {closed ? t('gradebook.period.closed', { name }) : name}
          </option>
        ))}
      </LabelledSelect>
    </Box>
  );
}

interface GradesProps {
  data: Data;
  drafts: Host['drafts'];
  replace: (next: Gradebook) => void;
  saved: (grade: StudentGrade) => void;
  reread: () => Promise<unknown>;
}

function Grades({ data, drafts, replace, saved, reread }: GradesProps) {
  const { t } = useText();
  const member = useMember();
  const isView = useIsView();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  const [choosing, setChoosing] = useState(false);
  const { group, periods, subjects, sheet } = data;
  const today = dayOf(useNow(), group.zone);
  const mayGrade = may(member, 'gradebook.grade') && sheet?.closed === false && !isView;
  const draftName = `grades:${group.id}:${sheet?.period}:${sheet?.subject}`;
  // Held above the layouts of a sheet: a phone that is turned changes from cards to a table.
  const { entryOf, change: enter } = useStoredEntries(draftName, mayGrade ? drafts : undefined, gradeEntries);
  const described = isDescribed(group);
  const context = useMemo(
    () => sheet && { group: group.id, sheet, described, enter, saved, reread },
    [group.id, sheet, described, enter, saved, reread],
  );
  if (periods.length === 0)
    return <Notice inside title={t('gradebook.noPeriods.title')} text={t('gradebook.noPeriods.text')} />;
  if (subjects.length === 0 || sheet === null || context === null)
    return <Notice inside title={t('gradebook.noSubjects.title')} text={t('gradebook.noSubjects.text')} />;
  const period = periods.find(({ id }) => id === sheet.period);
  const Sheet = isPhone ? SheetCards : SheetGrid;
  return (
    <>
      {sheet.closed && <LazyAlert severity="info">{t('gradebook.closed')}</LazyAlert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
        {mayGrade && !described && (
          <ActionButton variant="outlined" onClick={() => setChoosing(true)} sx={{ minHeight: 44 }}>
            {t('gradebook.rules')}
          </ActionButton>
        )}
        <Button
          component={Link}
          to={`${reportCardsPath(group.id)}?periodo=${sheet.period}`}
          variant="outlined"
          sx={{ minHeight: 44 }}
        >
          {t('reportCards.title')}
        </Button>
        <SaveGrades gradebook={data} sheet={sheet} described={described} />
        {period && (period.closed || (!sheet.closed && period.starts_on <= today)) && (
          <PeriodState group={group.id} period={period} changed={() => void reread()} />
        )}
      </Box>
      {sheet.students.length === 0 ? (
        <Notice inside title={t('gradebook.noStudents.title')} text={t('gradebook.noStudents.text')} />
      ) : (
        <Sheet context={context} entryOf={entryOf} grades={mayGrade} />
      )}
      {choosing && <RulesDialog group={group.id} sheet={sheet} saved={replace} close={() => setChoosing(false)} />}
    </>
  );
}
