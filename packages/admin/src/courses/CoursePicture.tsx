import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';

/** The picture of a course as its card shows it, by the address that is typed. */
export function CoursePicture() {
  const address: unknown = useWatch({ name: 'card_image_url' });
  if (typeof address !== 'string' || address === '') return null;
  return (
    <Box
      component="img"
      src={address}
      alt=""
      width={320}
      height={180}
      sx={{ width: 320, maxWidth: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1 }}
    />
  );
}
