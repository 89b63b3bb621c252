import { formatInstant } from '@lia/sdk/calendar/instants';
import type { HeldLicence, OrderLicences } from '@lia/sdk/licences/records';
import { formatCount } from '@lia/sdk/messages/count';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { LicenceHistory } from './LicenceHistory.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { useLicences } from './useLicences.ts';
import { licenceTexts } from './es.ts';

type Licences = OrderLicences['data'];

/** A licence that a person is being chosen for: the held one that changes its holder, or a free one. */
interface Choosing {
  num: number;
  held: HeldLicence | undefined;
}

/** The licences of an order: who holds them, which are free, and who held them before. */
export default function LicencesPage() {
  useTexts(licenceTexts);
  const { t } = useText();
  const { orderId = '' } = useParams();
  const { licences, error, busy, retry, assign, free, reassign } = useLicences(orderId);
  const [choosing, setChoosing] = useState<Choosing | null>(null);

  async function choose(person: string): Promise<void> {
    const held = choosing?.held;
    setChoosing(null);
    await (held ? reassign(held, person) : assign(person));
  }

  return (
    <ContentPage>
      <Typography variant="h1">{t('licences.title')}</Typography>
      {!licences && error !== undefined && (
        <ReadFailed inside title={t('licences.failed')} error={error} retry={retry} />
      )}
      {!licences && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={140} />
        </Loading>
      )}
      {licences && (
        <>
          <Summary licences={licences} />
          <Box component="ul" sx={cardGrid}>
            {numbersOf(licences).map(([num, held]) => (
              <LicenceCard
                key={num}
                num={num}
                held={held}
                ended={licences.status === 'ended'}
                busy={busy}
                choose={() => setChoosing({ num, held })}
                free={(licence) => void free(licence)}
              />
            ))}
          </Box>
          <LicenceHistory freed={licences.freed} />
        </>
      )}
      {choosing && licences && (
        <PersonDialog
          order={orderId}
          type={licences.type}
          num={choosing.num}
          choose={(person) => void choose(person)}
          close={() => setChoosing(null)}
        />
      )}
    </ContentPage>
  );
}

/** Every licence by its number, with who holds it, besides those that people of other schools hold. */
function numbersOf({ total, held, elsewhere }: Licences): [number, HeldLicence | undefined][] {
  const byNum = new Map(held.map((licence) => [licence.num, licence]));
  const others = new Set(elsewhere);
  const nums = Array.from({ length: total }, (_, index) => index + 1).filter((num) => !others.has(num));
  return nums.map((num) => [num, byNum.get(num)]);
}

/** Which plan it is, and how many of its licences are used. */
function Summary({ licences }: { licences: Licences }) {
  const { type, membership, status, paid_until, total, held, elsewhere } = licences;
  const { t, message, language } = useText();
  const values = { plan: message({ key: `plan.${type}-${membership}` }), when: formatInstant(paid_until, language) };
  const count = held.length + elsewhere.length;
  const used = t('licences.used', { used: formatCount(count), total: formatCount(total) });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <Typography color="text.secondary">
        {t(status === 'ended' ? 'licences.ended' : 'licences.until', values)}
      </Typography>
      <LinearProgress variant="determinate" value={(count / total) * 100} aria-label={used} />
      <Typography sx={{ fontWeight: 600 }}>{used}</Typography>
      {elsewhere.length > 0 && (
        <Typography color="text.secondary">
          {t(type === 'padre' ? 'licences.others' : 'licences.elsewhere', { count: elsewhere.length })}
        </Typography>
      )}
    </Box>
  );
}
