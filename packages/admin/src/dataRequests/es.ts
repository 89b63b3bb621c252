import { addTexts } from '../i18n/catalogues.ts';

/** Texts about data requests, in Spanish. */
const dataRequests = {
  none: 'Cuando alguien pida ver, corregir o eliminar sus datos, su solicitud aparecerá aquí con su fecha límite.',
  of: '{kind} · {name}',
  kinds: {
    access: 'Acceso',
    rectification: 'Rectificación',
    cancellation: 'Cancelación',
    opposition: 'Oposición',
  },
  statuses: { received: 'Por responder', answered: 'Respondida', refused: 'Negada', withdrawn: 'Retirada' },
  left_one: 'Queda {count} día',
  left_other: 'Quedan {count} días',
  today: 'Vence hoy',
  late_one: 'Venció hace {count} día',
  late_other: 'Venció hace {count} días',
  asked: 'La solicitud',
  asker: 'Quién la hizo',
  decision: 'Respuesta',
  noteHint: 'La persona lee este texto',
  noteKept: 'Queda en el registro; quien hizo la solicitud no lo lee',
  formerGuardian:
    'Quien hizo la solicitud ya no responde por el estudiante. No se le da respuesta: niégala o ciérrala como retirada.',
  inactive: {
    email:
      'Esa cuenta no abre «Mis datos», porque está desactivada o es de estudiante: ahí no se lee la respuesta ni se descarga el archivo. Enviamos la respuesta por correo.',
    nowhere:
      'Quien hizo la solicitud ya no puede entrar a su cuenta y no tenemos un correo suyo confirmado: no leerá la respuesta. Reactiva su cuenta o házsela llegar de otra forma.',
  },
  noteMissing: 'Escribe la respuesta o el motivo',
  answer: 'Marcar como respondida',
  refuse: 'Negar',
  extend: 'Ampliar el plazo',
  withdraw: 'La persona la retiró',
  add: 'Registrar solicitud',
  create: 'Registrar',
  archive: {
    title: 'Archivo con sus datos',
    about: 'Reúne lo que guardamos de la persona. Solo quien lo pidió puede descargarlo, en «Mis datos».',
    inactive: 'Su cuenta no abre «Mis datos», así que no puede descargarlo.',
    prepare: 'Preparar archivo',
    preparing: 'Lo estamos preparando…',
    failed: 'No pudimos prepararlo. Inténtalo otra vez; si vuelve a fallar, mira «Tareas».',
    ready: 'Listo hasta el {when}.',
    expired: 'Venció el {when}.',
    untouched: 'Aún no lo descarga.',
    downloaded: 'Lo descargó el {when}.',
  },
  account: 'Su cuenta (opcional)',
  accountHint:
    'Si tiene una, elígela: la respuesta queda también en «Mis datos» y desde aquí puedes preparar su archivo o eliminar la cuenta.',
  noAccount: 'Ninguna cuenta se llama así ni tiene ese correo',
  receivedHint: 'El día en que llegó: desde ahí cuentan los 20 días hábiles',
} as const;

addTexts('es', { dataRequests });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    dataRequests: typeof dataRequests;
  }
}
