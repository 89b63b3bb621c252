import { addTexts } from '../../i18n/catalogues.ts';

/** Texts about how a site's form looks, in Spanish. */
export const embedLook = {
  title: 'Así se verá',
  language: 'Idioma',
  languages: { page: 'El de la página', es: 'Español', en: 'Inglés' },
  scheme: 'Fondo',
  schemes: { light: 'Claro', dark: 'Oscuro', auto: 'El de quien visita' },
  color: 'Color principal',
  ownColor: 'Usar un color de la escuela',
  faint: 'Con este color cuesta leer los enlaces sobre blanco. Elige uno más oscuro.',
  css: 'Agrega esto a la hoja de estilos del sitio:',
  copyCss: 'Copiar estilos',
  preview: 'Vista previa de «{form}»',
  previewHint: 'Es el formulario de verdad, pero aquí no se puede llenar, no envía nada y no cuenta como visita.',
  width: 'Ancho de la vista previa',
  widths: { phone: 'Teléfono', desktop: 'Computadora' },
  previewFailed: 'No pudimos cargar la vista previa. El código sí funciona.',
  starts: {
    support: 'Empieza con',
    type: 'Empieza con',
    membership: 'Plan',
  },
  usual: 'Lo de siempre',
  values: {
    'donation.support.1': 'De 1 a 10 niñas y niños',
    'donation.support.2': 'Más de 10',
    'donation.support.3': 'Una cantidad',
    'sponsorship.type.1': 'Proyectos especiales',
    'sponsorship.type.2': 'Cursos de programación',
    'registration.type.padre': 'Una familia',
    'registration.type.escuela': 'Una escuela',
    'teacher-registration.type.10': 'Maestro invitado',
    'teacher-registration.type.20': 'Maestro Acreditado',
    'teacher-registration.type.30': 'Maestro Certificado',
    'membership.gratis': 'Gratis',
    'membership.mensual': 'Mensual',
    'membership.anual': 'Anual',
  },
} as const;

addTexts('es', { embedLook });

declare module '../../i18n/texts.ts' {
  interface SpanishTexts {
    embedLook: typeof embedLook;
  }
}
