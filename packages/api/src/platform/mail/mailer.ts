import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Config } from '../config/config.ts';
import type { Attachment } from './email.ts';

/** A message as it goes out. */
export interface Message {
  /** The same whenever the message is sent again. */
  id: string;
  createdAt: Date;
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
  /** Where mail programs switch off e-mails like it; null where they cannot be switched off. */
  unsubscribe: string | null;
}

/** Where messages go. */
export interface Mailer {
  /** Resolves once the message was taken. @throws {Error} with a `code`, when it was not. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** An SMTP server where one is configured, else a folder of `.eml` files that any mail program opens. */
export const openMailer = (config: Config): Mailer =>
  config.mail.smtpUrl === null
    ? folderMailer(join(config.dataDir, 'mail'), config.mail.from)
    : smtpMailer(config.mail.smtpUrl, config.mail.from);

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // One for each email that an instance sends at once: two urgent ones and two others.
    maxConnections: 4,
    // An unresponsive server delays the emails behind this one.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(message) {
      await transport.sendMail(envelope(message, from));
    },
    close: () => transport.close(),
  };
}

function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(envelope(message, from));
      if (!Buffer.isBuffer(bytes)) throw new Error('The message was not made in one piece');
      await mkdir(folder, { recursive: true });
      // Named by what stays the same, so that one sent twice is there once; whole or not at all.
      const path = join(folder, `${message.createdAt.toISOString().replaceAll(':', '-')} ${message.id}.eml`);
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => transport.close(),
  };
}

const envelope = ({ id, to, language, subject, html, text, attachments, unsubscribe }: Message, from: string) => ({
  from,
  to,
  subject,
  html,
  text,
  messageId: `<${id}@${domainOf(from)}>`,
  headers: {
    // Suppresses automatic replies.
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribe !== null && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      // A POST to the address is enough (RFC 8058): large providers ask it of who sends to thousands.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  attachments: attachments.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
});

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
