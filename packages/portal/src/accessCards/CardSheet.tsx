import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import { qrPath } from '@lia/sdk/accounts/qrPath';
import type { AccessCard, AccessCards } from '@lia/sdk/accessCards/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';

/** Cards of a page: two columns of four fit on A4 and on letter paper, with margins of 1 cm. */
const PER_PAGE = 8;

/** Light modules around a QR code, as its standard asks for. */
const QUIET_ZONE = 4;

/** Cards to be cut out, in black on white whatever the theme. */
export function CardSheet({ data, sign_in_url }: AccessCards) {
  const pages = Array.from({ length: Math.ceil(data.length / PER_PAGE) }, (_, page) =>
    data.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  return (
    <Box sx={{ bgcolor: 'common.white', color: 'common.black' }}>
      {pages.map((page) => (
        <Box
          key={page[0]?.uuid}
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            '@media print': {
              gridTemplateColumns: '95mm 95mm',
              gridAutoRows: '64mm',
              breakInside: 'avoid',
              '&:not(:last-of-type)': { breakAfter: 'page' },
            },
          }}
        >
          {page.map((card) => (
            <Card key={card.uuid} card={card} address={sign_in_url} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Card({ card, address }: { card: AccessCard; address: string }) {
  const { t } = useText();
  const { name, last_name, username, school, level, grade, group, code } = card;
  const place = [
    school,
    grade === null ? null : t(level === 1 ? 'grade.1' : 'grade.2', { grade }),
    group === null ? null : t('cards.group', { group }),
  ].filter((part) => part !== null);
  return (
    <Box
      component="li"
      sx={{
        minWidth: 0,
        p: '4mm',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 34mm) minmax(0, 1fr)',
        columnGap: '4mm',
        alignContent: 'center',
        overflow: 'hidden',
        // Where it is cut.
        outline: '1px dashed #767676',
        outlineOffset: '-0.5px',
      }}
    >
      <QrSquare text={`${address}#code=${code}`} />
      <Box sx={{ minWidth: 0, display: 'grid', alignContent: 'start', gap: '1mm' }}>
        <Line size="8pt">{t('cards.card')}</Line>
        <Line size="14pt" bold>{`${name} ${last_name}`}</Line>
        <Line size="9pt">{place.join(' · ')}</Line>
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
    </Box>
  );
}

/** A line of a card; a long one is cut after the second. */
const Line = ({ size, bold = false, children }: { size: string; bold?: boolean; children: string }) => (
  <Typography
    sx={{
      fontSize: size,
      fontWeight: bold ? 700 : 400,
      lineHeight: 1.25,
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
    }}
  >
    {children}
  </Typography>
);

/** A QR code as wide as its column; what it leads to stands below in words. */
function QrSquare({ text }: { text: string }) {
  const { path, size } = qrPath(text);
  const side = size + 2 * QUIET_ZONE;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      // The quiet zone may lie in the margin of the card.
      sx={{ width: 'calc(100% + 4mm)', m: '-2mm', display: 'block' }}
    >
      <path d={path} />
    </Box>
  );
}
