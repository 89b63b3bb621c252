import { formatDay } from '@lia/sdk/calendar/days';
import { dataRequestKindLabels } from '@lia/sdk/dataRequests/labels';
import type { OwnDataRequest } from '@lia/sdk/dataRequests/records';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { ForMember } from '../ui/ForMember.tsx';
import { useFocusAfter } from '../ui/focus.ts';
import { DataArchive } from './DataArchive.tsx';
import { WithdrawRequest } from './WithdrawRequest.tsx';

const colours = { received: 'info', answered: 'success', refused: 'error', withdrawn: 'default' } as const;

/** A request about data: what was asked, by when it is answered, and the answer. */
export function RequestCard({ request, changed }: { request: OwnDataRequest; changed: () => void }) {
  const { t, language } = useText();
  const heading = useFocusAfter<HTMLHeadingElement>(request.status);
  const { kind, status, child, answers_for_child, details, received_on, due_on, extension, note, archive } = request;
  const texts = [
    [t('myData.asked'), details],
    [t('myData.extended'), status === 'received' ? extension : null],
    [t(status === 'withdrawn' ? 'myData.withdrawn' : 'myData.note'), note],
  ] as const;

  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {dataRequestKindLabels[kind][language]}
        </Typography>
        <Chip label={t(`myData.status.${status}`)} color={colours[status]} variant="outlined" />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {(child !== null || answers_for_child === false) && (
          <>
            {child === null ? t('myData.formerChild') : t('myData.of', { name: child })}
            <br />
          </>
        )}
        {t('myData.sent', { day: formatDay(received_on, language) })}
        {status === 'received' && answers_for_child !== false && (
          <>
            <br />
            {t('myData.due', { day: formatDay(due_on, language) })}
          </>
        )}
      </Typography>
      {texts.map(([label, text]) => text !== null && <Paragraph key={label} label={label} text={text} />)}
      {archive && <DataArchive id={request.id} archive={archive} />}
      {status === 'received' && (
        <ForMember>
          <WithdrawRequest id={request.id} changed={changed} />
        </ForMember>
      )}
    </Card>
  );
}

function Paragraph({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </div>
  );
}
