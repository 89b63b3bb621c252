import { attention } from '../attention/es.ts';
import { audit } from '../audit/es.ts';
import { consents } from '../consents/es.ts';
import { contacts } from '../contacts/es.ts';
import { exports } from '../exports/es.ts';
import type { LazyTexts, SpanishTexts } from '../i18n/texts.ts';
import { imports } from '../imports/es.ts';
import { institutions } from '../institutions/es.ts';
import { licences } from '../licences/es.ts';
import { lists } from '../lists/es.ts';
import { providerEvents } from '../payments/es.ts';
import { people } from '../people/es.ts';
import { records } from '../records/es.ts';
import { schoolContacts } from '../registrations/es.ts';
import { teachers } from '../teachers/es.ts';

/** Texts of the console's frame and the names of its resources, in Spanish. What the specification words is kept verbatim (document 2). */
const app = {
  resources: {
    institutions: {
      name_one: 'Institución',
      name_other: 'Instituciones',
    },
    users: {
      name_one: 'Usuario',
      name_other: 'Usuarios',
    },
    licences: {
      name_one: 'Licencia',
      name_other: 'Licencias',
    },
    imports: {
      name_one: 'Importar Usuarios',
      name_other: 'Importar Usuarios',
    },
    teachers: {
      name_one: 'Maestro',
      name_other: 'Maestros',
    },
    donations: {
      name_one: 'Donativo',
      name_other: 'Donativos',
    },
    sponsorships: {
      name_one: 'Patrocinio',
      name_other: 'Patrocinios',
    },
    volunteerings: {
      name_one: 'Voluntariado',
      name_other: 'Voluntariados',
    },
    courses: {
      name_one: 'Curso',
      name_other: 'Cursos',
    },
    'legal-texts': {
      name_one: 'Texto legal',
      name_other: 'Textos legales',
    },
    avatars: {
      name_one: 'Avatar',
      name_other: 'Avatares',
    },
    'plan-terms': {
      name_one: 'Precio de un plan',
      name_other: 'Precios',
    },
    orders: {
      name_one: 'Pedido',
      name_other: 'Pedidos',
    },
    'provider-events': {
      name_one: 'Aviso del proveedor',
      name_other: 'Avisos de los proveedores',
    },
    invoices: {
      name_one: 'Factura',
      name_other: 'Facturas',
    },
    embeds: {
      name_one: 'Sitio',
      name_other: 'Sitios',
    },
    balance: {
      name_one: 'Conciliación',
      name_other: 'Conciliación',
    },
    payouts: {
      name_one: 'Estado de cuenta',
      name_other: 'Estados de cuenta',
    },
    'school-contacts': {
      name_one: 'Solicitud de escuela',
      name_other: 'Solicitudes de escuelas',
    },
    reports: {
      name_one: 'Reporte de convivencia',
      name_other: 'Reportes de convivencia',
    },
    'data-requests': {
      name_one: 'Solicitud de datos',
      name_other: 'Solicitudes de datos',
    },
    emails: {
      name_one: 'Correo no entregado',
      name_other: 'Correos no entregados',
    },
    jobs: {
      name_one: 'Tarea',
      name_other: 'Tareas',
    },
    audit: {
      name_one: 'Cambio',
      name_other: 'Bitácora',
    },
  },
  console: {
    name: 'Consola',
    language: 'Idioma',
    account: 'Tu cuenta',
    toPortal: 'Ir al portal',
  },
  login: {
    title: 'Consola de LIA',
    intro: 'Para el equipo que cuida a las escuelas y sus donativos.',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    submit: 'Iniciar sesión',
    back: 'Volver a usuario y contraseña',
  },
  notFound: {
    title: 'No encontramos esta página',
    body: 'Puede que la dirección haya cambiado o que le falte una letra. Nada se perdió.',
    back: 'Volver al inicio de la consola',
  },
  broken: {
    title: 'Esta página no se pudo mostrar',
    body: 'Algo falló de nuestro lado. Tus datos están a salvo; recarga la página para seguir.',
    missing:
      'Faltó cargar una parte de la consola: falló la conexión o hay una versión nueva. Recarga la página para seguir.',
    offline: 'No hay conexión y faltó cargar una parte de la consola. Recarga la página cuando vuelva.',
    reload: 'Recargar',
  },
  noEntry: {
    title: 'Esta consola es solo para administradores',
    body: 'Entraste como {name}. Tu cuenta no administra LIA, pero tu espacio te espera en el portal.',
    toPortal: 'Ir al portal',
    otherAccount: 'Entrar con otra cuenta',
    temporaryTitle: 'Elige tu contraseña',
    temporaryBody: 'Entraste con una contraseña temporal. Elige la tuya en el portal y vuelve a la consola.',
    choosePassword: 'Elegir contraseña',
  },
} as const;

type App = typeof app;

declare module '../i18n/texts.ts' {
  interface SpanishTexts extends App {}
}

/** Every text of the console in Spanish. */
export const es: Omit<SpanishTexts, LazyTexts> = {
  ...app,
  attention,
  audit,
  consents,
  contacts,
  exports,
  imports,
  institutions,
  licences,
  lists,
  providerEvents,
  people,
  records,
  schoolContacts,
  teachers,
};
