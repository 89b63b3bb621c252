import { pictureRule } from '@lia/sdk/files/picture';
import type { ComponentProps } from 'react';

import { FileUpload } from './FileUpload.tsx';

/** Chooses a picture, which is sent at once. */
export const PictureUpload = (props: Omit<ComponentProps<typeof FileUpload>, 'rule'>) => (
  <FileUpload {...props} rule={pictureRule} />
);
