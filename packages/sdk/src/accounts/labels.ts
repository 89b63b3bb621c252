import type { Labels } from '../messages/labels.ts';
import { accountLabels, contactLabels } from '../people/labels.ts';
import type { Credentials, PasswordChange, PasswordReset, PasswordResetRequest } from './schema.ts';

/** What the sign-in asks for. */
export const credentialsLabels = {
  username: { es: 'Usuario', en: 'Username' },
  password: accountLabels.password,
} satisfies Labels<Omit<Credentials, 'devices'>>;

/** Where a link to choose a new password is sent. */
export const passwordResetRequestLabels = { email: contactLabels.email } satisfies Labels<PasswordResetRequest>;

/** A new password, typed twice. */
export const newPasswordLabels = {
  password: { es: 'Contraseña nueva', en: 'New password' },
  password_confirmation: { es: 'Repite la contraseña nueva', en: 'Repeat the new password' },
} satisfies Labels<Omit<PasswordReset, 'token'>>;

export const passwordChangeLabels = {
  current_password: { es: 'Contraseña actual', en: 'Current password' },
  ...newPasswordLabels,
} satisfies Labels<PasswordChange>;
