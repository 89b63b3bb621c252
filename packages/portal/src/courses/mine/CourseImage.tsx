import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';

import { Tiles } from '../../brand/Tiles.tsx';

/** Picture of a course; its place in the tiles of teachers where it has none, or none can be loaded. */
export function CourseImage({ address, sx = {} }: { address: string | null; sx?: SxProps<Theme> }) {
  const [failed, setFailed] = useState<string | null>(null);
  const place = [
    { display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', bgcolor: 'teachers.ground' },
    ...(Array.isArray(sx) ? sx : [sx]),
  ];
  return address === null || address === failed ? (
    <Box sx={[...place, { position: 'relative', overflow: 'hidden' }]}>
      <Tiles audience="teachers" />
    </Box>
  ) : (
    <Box
      component="img"
      src={address}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      onError={() => setFailed(address)}
      sx={[...place, { height: 'auto' }]}
    />
  );
}
