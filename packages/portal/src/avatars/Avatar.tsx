import { AVATAR_FOLDER } from '@lia/sdk/avatars/rules';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { DefaultAvatar } from './DefaultAvatar.tsx';

interface AvatarProps {
  /** Address of the drawing that was chosen; null for the default one. */
  path: string | null;
  /** What the default drawing is made from: the uuid of the account. */
  seed: string;
  /** In pixels. */
  size: number;
}

/** The drawing that stands for a person; decoration beside their name. */
export function Avatar({ path, seed, size }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!path?.startsWith(AVATAR_FOLDER) || failed === path) return <DefaultAvatar seed={seed} size={size} />;
  return (
    <Box
      component="img"
      src={path}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(path)}
      sx={{ borderRadius: '50%', flexShrink: 0, display: 'block' }}
    />
  );
}
