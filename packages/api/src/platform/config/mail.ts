import type { Variables } from './variables.ts';

/** How emails go out. */
export interface MailConfig {
  /** The SMTP server with its credentials; null where emails are laid into a folder of the data folder. */
  smtpUrl: string | null;
  /** Whom emails come from: `LIA <hola@lia.example>`. */
  from: string;
}

/** Reads `LIA_SMTP_URL` and `LIA_MAIL_FROM`. */
export function readMail({ text, url, problems }: Variables): MailConfig {
  const smtpUrl = url('LIA_SMTP_URL', ['smtp:', 'smtps:']);
  const from = text('LIA_MAIL_FROM');
  if (smtpUrl !== null && from === null) problems.push('LIA_MAIL_FROM is needed with LIA_SMTP_URL');
  if (from !== null && !/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) {
    problems.push('LIA_MAIL_FROM must be an address such as "LIA <hola@lia.example>"');
  }
  return { smtpUrl, from: from ?? 'LIA <no-reply@localhost>' };
}
