import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import { qrPath } from '@lia/sdk/accounts/qrPath';
import type { AccessCard, AccessCards } from '@lia/sdk/accessCards/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { CutOuts, Line, NameLine } from '../print/CutOuts.tsx';

/** Cards to be cut out, in black on white whatever the theme. */
export const CardSheet = ({ data, sign_in_url }: AccessCards) => (
  <CutOuts rows={data} columns="minmax(0, 34mm) minmax(0, 1fr)">
    {(card) => <Card card={card} address={sign_in_url} />}
  </CutOuts>
);

function Card({ card, address }: { card: AccessCard; address: string }) {
  const { t } = useText();
  const { username, school, level, grade, group, code } = card;
  // The school last: names of schools are long, and every child of the class has the same one.
  const place = [
    grade === null ? null : t(level === 1 ? 'grade.1' : 'grade.2', { grade }),
    group === null ? null : t('cards.group', { group }),
  ].filter((part) => part !== null);
  return (
    <>
      <QrSquare text={`${address}#code=${code}`} />
      <Box sx={{ minWidth: 0, display: 'grid', alignContent: 'start', gap: '1mm' }}>
        <Line size="8pt">{t('cards.card')}</Line>
        <NameLine {...card} />
        <Line size="9pt">{place.join(' · ')}</Line>
        <Line size="9pt" lines={1}>
          {school}
        </Line>
        <Line size="9pt">{t('cards.user', { username })}</Line>
      </Box>
      <Box sx={{ gridColumn: '1 / -1', mt: '1mm' }}>
        <Line size="8pt">{t('cards.code')}</Line>
        <Typography
          sx={{ fontFamily: 'monospace', fontSize: { xs: '12pt', sm: '14pt' }, fontWeight: 700, lineHeight: 1.3 }}
        >
          {writtenAccessCode(code)}
        </Typography>
        <Line size="8pt">{t('cards.where', { address: address.replace(/^https?:\/\//, '') })}</Line>
      </Box>
    </>
  );
}

/** A QR code as wide as its column; what it leads to stands below in words. */
function QrSquare({ text }: { text: string }) {
  const { path, viewBox } = qrPath(text);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={viewBox}
      shapeRendering="crispEdges"
      // The quiet zone may lie in the margin of the card.
      sx={{ width: 'calc(100% + 4mm)', m: '-2mm', display: 'block' }}
    >
      <path d={path} />
    </Box>
  );
}
