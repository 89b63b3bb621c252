import { qrPath } from '@lia/sdk/accounts/qrPath';
import Box from '@mui/material/Box';

/** Light modules around a QR code, as its standard asks for. */
const QUIET_ZONE = 4;

/** A QR code, dark on light in any theme, so that cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <Box
      component="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
      sx={{ width: 240, maxWidth: '100%', bgcolor: 'common.white', borderRadius: 1 }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
