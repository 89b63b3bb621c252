import type { Words } from '../resources/field.ts';
import './en.ts';
import { emails } from './es.ts';

const isKnown = (kind: string): kind is keyof typeof emails.kinds => Object.hasOwn(emails.kinds, kind);

/** What a kind of email is called; one that this console does not know yet, by its name. */
export const emailKind = (kind: string, t: Words['t']): string => (isKnown(kind) ? t(`emails.kinds.${kind}`) : kind);
