import { countToDo, type HomeworkPart } from '@lia/sdk/homework/parts';
import { listHomework } from '@lia/sdk/homework/endpoints';
import type { Homework } from '@lia/sdk/homework/records';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { RoomCard } from '../studentRoom/RoomCard.tsx';
import { useRead } from '../reads/useRead.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { colours } from './partColours.ts';
import { myHomeworkPath } from './paths.ts';
import { homeworkTexts } from './es.ts';
import { useParts } from './useParts.ts';

/** In the order in which they are shown. */
const parts = ['today', 'missing', 'toDo', 'graded'] as const satisfies readonly HomeworkPart[];

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
} as const;

/** What a student has to do, in large links of their home; a kind word where that is nothing. */
export function MyHomework() {
  useTexts(homeworkTexts);
  const { t } = useText();
  const { data, error, mutate } = useRead([listHomework], (client) => client.call(listHomework, { query: {} }));
  return (
    <Box component="section">
      <HiddenText component="h2">{t('work.mine')}</HiddenText>
      {data && <Parts homework={data} />}
      {!data && error !== undefined && (
        <Card sx={{ p: 6 }}>
          <ReadFailed inside title={t('work.failed.list')} error={error} retry={() => void mutate()} />
        </Card>
      )}
      {!data && error === undefined && (
        <Loading sx={grid}>
          <Skeleton variant="rounded" height={132} />
          <Skeleton variant="rounded" height={132} />
        </Loading>
      )}
    </Box>
  );
}

function Parts({ homework }: { homework: readonly Homework[] }) {
  const { t } = useText();
  const found = useParts(homework);
  return (
    <Box component="ul" sx={grid}>
      {countToDo(found) === 0 && (
        <RoomCard picture="homework" to={myHomeworkPath()}>
          <Box component="span" data-read sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
            {t('work.none.title')}
          </Box>
          <Box component="span" data-read>
            {t('work.none.text')}
          </Box>
        </RoomCard>
      )}
      {parts.map(
        (part) =>
          found[part].length > 0 && (
            <RoomCard key={part} picture="homework" colour={colours[part]} to={myHomeworkPath(part)}>
              <Box component="span" data-read sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
                <Box component="span" sx={{ display: 'block', fontSize: '2.5rem', fontWeight: 800, lineHeight: 1.1 }}>
                  {found[part].length}
                </Box>{' '}
                {t(`work.part.${part}`)}
              </Box>
            </RoomCard>
          ),
      )}
    </Box>
  );
}
