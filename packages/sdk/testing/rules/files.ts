import type { Sentence } from './sentences.ts';

/** Beginnings of files by what they are, as a camera or an editor writes them. */
const bytes = {
  png: '89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082',
  jpeg: 'ffd8ffe000104a46494600010100000100010000ffd9',
  gif: '47494638396101000100000000 3b',
  pdf: '255044462d312e340a2525454f460a',
  eps: '252150532d41646f62652d332e3020455053462d332e300a',
  webp: '524946461a000000574542505650384c0d0000002f00000010071011118888fe0700',
  program: '4d5a90000300000004000000ffff0000b8000000',
  page: '3c21646f63747970652068746d6c3e3c7363726970743e616c6572742831293c2f7363726970743e',
  drawing: '3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222f3e',
} as const;

/** A file by its name and what is in it. */
export type Sample = readonly [name: string, what: keyof typeof bytes];

export function bytesOf([, what]: Sample): Uint8Array<ArrayBuffer> {
  const digits = bytes[what].replaceAll(' ', '');
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
}

export interface FileRules {
  source: string;
  accepts: readonly Sample[];
  rejects: readonly Sample[];
  sentence: Sentence;
  /** A name is checked by the form as well as by the server; what is in the file, by the server alone. */
  disguised: readonly Sample[];
}

export const MEGABYTES = 10;
export const TOO_LARGE = 'El archivo seleccionado pesa mas de 10 MB.' satisfies Sentence;

/** Logo or document of who gives. */
export const logo: FileRules = {
  source: 'Logo file: jpeg, gif, png, pdf or eps – .jpg is jpeg',
  accepts: [
    ['logo.jpeg', 'jpeg'],
    ['Logo.JPG', 'jpeg'],
    ['logo.gif', 'gif'],
    ['logo.png', 'png'],
    ['carta.pdf', 'pdf'],
    ['logo.eps', 'eps'],
  ],
  rejects: [
    ['logo.svg', 'drawing'],
    ['logo.webp', 'webp'],
    ['logo.exe', 'program'],
    ['logo.html', 'page'],
    ['logo.exe', 'png'],
    ['logo', 'png'],
  ],
  disguised: [
    ['logo.png', 'page'],
    ['logo.jpg', 'program'],
    ['logo.gif', 'webp'],
  ],
  sentence: 'El formato del archivo no es valido.',
};

/** Documents of a teacher. */
export const teacherDocument: FileRules = {
  source:
    "Teacher documents: only .pdf, .jpg, .png, .jpeg, otherwise 'Tipo de archivo no permitido' and the selection is cleared",
  accepts: [
    ['título.pdf', 'pdf'],
    ['credencial.jpg', 'jpeg'],
    ['CÉDULA.PNG', 'png'],
    ['constancia.jpeg', 'jpeg'],
  ],
  rejects: [
    ['título.gif', 'gif'],
    ['título.webp', 'webp'],
    ['título.exe', 'program'],
    ['título', 'pdf'],
    ['título.exe', 'pdf'],
    ['título.eps', 'eps'],
  ],
  disguised: [
    ['título.pdf', 'program'],
    ['título.png', 'page'],
  ],
  sentence: 'Tipo de archivo no permitido',
};
