import { addTexts } from '../../i18n/catalogues.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Texts about logos of institutions, in English. */
const logos: Texts['logos'] = {
  title: 'Logo',
  of: 'Logo of {name}',
  none: 'It has no logo yet.',
  upload: 'Upload a logo',
  uploadHint: 'JPG, PNG or WebP of up to 1 MB. Best on a white or transparent background.',
  remove: 'Remove the logo',
  removeBody: 'The picture is deleted. You can upload another one at any time.',
};

addTexts('en', { logos });
