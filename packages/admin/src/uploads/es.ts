import { addTexts } from '../i18n/catalogues.ts';

/** Texts about files that are sent in pieces, in Spanish. */
const uploads = {
  sending: '{name}: va {percent} % · {size}',
  paused: '{name}: en pausa, va {percent} % · {size}',
  finishing: '{name}: guardando… · {size}',
  failed: '{name}: {reason}',
  lost: 'Se cortó la conexión. Cuando vuelva, sigue donde se quedó.',
  code: 'Faltó cargar lo que envía archivos. Recarga la página y vuelve a elegirlo.',
  stay: 'Deja abierta esta ventana. Si se cierra, elige el mismo archivo y sigue donde se quedó.',
  pause: 'Pausar',
  goOn: 'Seguir',
  cancel: 'Cancelar el envío',
} as const;

addTexts('es', { uploads });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    uploads: typeof uploads;
  }
}
