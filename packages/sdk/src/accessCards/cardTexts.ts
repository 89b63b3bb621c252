import { writtenAccessCode } from '../accounts/accessCodes.ts';
import { format } from '../messages/format.ts';
import type { Language } from '../messages/language.ts';
import type { AccessCard } from './schema.ts';

const words = {
  es: {
    heading: 'Mi tarjeta LIA',
    preschool: '{grade}° de preescolar',
    primary: '{grade}° de primaria',
    group: 'Grupo {group}',
    code: 'Mi código',
    where: 'Lee el cuadro con una cámara, o entra en {address}',
  },
  en: {
    heading: 'My LIA card',
    preschool: 'Preschool, grade {grade}',
    primary: 'Primary school, grade {grade}',
    group: 'Group {group}',
    code: 'My code',
    where: 'Scan the square with a camera, or go to {address}',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What a printed access card states, from top to bottom, and the address that its QR leads to: no username (decision 44). */
export interface CardTexts {
  qr: string;
  heading: string;
  name: string;
  /** Grade and group, as far as they are known. */
  place: string;
  /** After the place: names of schools are long, and every child of the class has the same one. */
  school: string;
  codeLabel: string;
  code: string;
  where: string;
}

/** The texts of a card, wherever it is printed. `address`: where codes are typed. */
export function cardTexts(card: AccessCard, address: string, language: Language): CardTexts {
  const { name, last_name, school, level, grade, group, code } = card;
  const t = words[language];
  const place = [
    grade === null ? null : format(level === 1 ? t.preschool : t.primary, { grade }),
    group === null ? null : format(t.group, { group }),
  ];
  return {
    qr: `${address}#code=${code}`,
    heading: t.heading,
    name: `${name} ${last_name}`,
    place: place.filter((part) => part !== null).join(' · '),
    school,
    codeLabel: t.code,
    code: writtenAccessCode(code),
    where: format(t.where, { address: address.replace(/^https?:\/\//, '') }),
  };
}
