import { qrPath } from '@lia/sdk/accounts/qrPath';
import Box from '@mui/material/Box';

/** A QR code, dark on light in any theme, so that cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, viewBox } = qrPath(text);
  return (
    <Box
      component="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={label}
      viewBox={viewBox}
      sx={{ width: 240, maxWidth: '100%', bgcolor: 'common.white', borderRadius: 1 }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
