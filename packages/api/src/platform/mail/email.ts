import type { EmailKindName } from '@lia/sdk/mail/kinds';
import type { AnyObjectSchema, InferType } from 'yup';

import type { AppContext } from '../appContext.ts';
import type { Language } from '../language.ts';
import type { Limit } from '../limits.ts';

/** One part of an email; each is drawn as HTML and as plain text (layout.ts). */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Names and values, one below the other. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** The one thing to press. */
  | { kind: 'link'; label: string; url: string }
  /** What is good to know, smaller. */
  | { kind: 'note'; text: string }
  /** Where the recipient may go as well, smaller. */
  | { kind: 'links'; links: readonly { label: string; url: string }[] };

export interface Attachment {
  name: string;
  type: string;
  bytes: Buffer;
}

/** The content of an email, without its layout. */
export interface Email {
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  blocks: readonly Block[];
  attachments?: readonly Attachment[];
  /** Where mail programs switch off e-mails like this one (RFC 8058); absent where they cannot be switched off. */
  unsubscribe?: string;
  /** Another spelling of the recipient's address, as the account has it that the email is for. */
  to?: string;
}

/** Which email it is, and whom it reaches. */
export interface Envelope {
  id: string;
  recipient: string;
}

/** A kind of email. What it is written from lies in the outbox, and is checked again when it is written. */
export interface EmailKind<S extends AnyObjectSchema = AnyObjectSchema> {
  /** Its name in the outbox; an email that waits there is found by it after a release. */
  name: EmailKindName;
  data: S;
  /** A person waits for it, and it is caused for one person at a time: it goes out beside what many get at once. */
  urgent?: boolean;
  /** Its recipient did nothing for it: another person gave us their address, and the signature states that. */
  unsolicited?: boolean;
  /**
   * How many of its kind one address gets, where a stranger can have them sent there. Those beyond are held back and
   * listed in the console. Absent where a payment or a proven address stands behind each: those are never held back.
   */
  perRecipient?: Limit;
  /**
   * Writes it as it is sent; null where it is obsolete by then. Called again after a failure, with the same envelope. What
   * opens an account is for its address of now alone: the account may have another one than when the email was caused.
   */
  compose(app: AppContext, data: InferType<S>, language: Language, envelope: Envelope): Promise<Email | null>;
  /** Records that it went out, where something counts from then. After a crash in between it goes out again. */
  sent?(app: AppContext, data: InferType<S>, at: Date): Promise<void>;
}
