import { passwordChangeLabels } from '../accounts/labels.ts';
import type { Labels } from '../messages/labels.ts';
import type { PasswordAndCode } from './schema.ts';

export const secondFactorLabels = {
  current_password: passwordChangeLabels.current_password,
  code: { es: 'Código', en: 'Code' },
} satisfies Labels<PasswordAndCode>;
