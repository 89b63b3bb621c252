import { addTexts } from '../../i18n/catalogues.ts';

/** Texts of values that no list of the console shows, in Spanish. They come with the page of a change. */
const auditValues = {
  shifts: { matutino: 'Matutino', vespertino: 'Vespertino', nocturno: 'Nocturno', completo: 'Tiempo completo' },
  methods: { checkout: 'Página del proveedor', transfer: 'Transferencia', card: 'Tarjeta', oxxo: 'OXXO' },
  subscriptions: { incomplete: 'Sin confirmar', active: 'Activa', past_due: 'Cobro pendiente', ended: 'Terminada' },
  languages: { es: 'Español', en: 'Inglés' },
  contacts: {
    donations: 'Donativo',
    sponsorships: 'Patrocinio',
    volunteerings: 'Voluntariado',
    'school-contacts': 'Solicitud de escuela',
  },
  students: 'Alumnos',
} as const;

addTexts('es', { auditValues });

declare module '../../i18n/texts.ts' {
  interface SpanishTexts {
    auditValues: typeof auditValues;
  }
}
