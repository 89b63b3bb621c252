import { consents } from '../consents/es.ts';
import { contacts } from '../contacts/es.ts';
import { courses } from '../courses/es.ts';
import { embeds } from '../embeds/es.ts';
import { exports } from '../exports/es.ts';
import { institutions } from '../institutions/es.ts';
import { jobs } from '../jobs/es.ts';
import { emails } from '../mail/es.ts';
import { providerEvents } from '../payments/es.ts';
import { people } from '../people/es.ts';
import { receipts } from '../receipts/es.ts';
import { schoolContacts } from '../registrations/es.ts';
import { giving } from '../giving/es.ts';
import { teachers } from '../teachers/es.ts';

/** The console's own sentences in Spanish. What the specification words is kept to the letter (document 2). */
export const es = {
  resources: {
    institutions: {
      name_one: 'Institución',
      name_other: 'Instituciones',
      fields: {
        SchoolId: 'ID',
        School: 'Institución',
        Type: 'Tipo',
        Description: 'Descripción',
        IsActive: 'Activa',
        CurrentUsers: 'Usuarios actuales',
      },
    },
    teachers: {
      name_one: 'Maestro',
      name_other: 'Maestros',
      fields: {
        created_at: 'Fecha',
        name: 'Maestro',
        school_name: 'Escuela',
        membership: 'Nivel',
        documents: 'Documentos',
      },
    },
    donations: {
      name_one: 'Donativo',
      name_other: 'Donativos',
      fields: {
        created_at: 'Fecha',
        businessName: 'Donante',
        support: 'Modalidad',
        total: 'Importe',
        status: 'Estado',
      },
    },
    sponsorships: {
      name_one: 'Patrocinio',
      name_other: 'Patrocinios',
      fields: {
        created_at: 'Fecha',
        businessName: 'Patrocinador',
        sponsorship: 'Qué patrocina',
        total: 'Importe',
        status: 'Estado',
      },
    },
    volunteerings: {
      name_one: 'Voluntariado',
      name_other: 'Voluntariados',
      fields: {
        created_at: 'Fecha',
        company: 'Empresa',
        name: 'Contacto',
        instructions: 'Mensaje',
        status: 'Estado',
      },
    },
    courses: {
      name_one: 'Curso',
      name_other: 'Cursos',
      fields: {
        name: 'Curso',
        productable_id: 'Producto',
        price: 'Precio',
        places: 'Inscritos',
        published: 'Estado',
      },
    },
    orders: {
      name_one: 'Pedido',
      name_other: 'Pedidos',
      fields: {
        created_at: 'Fecha',
        payer_name: 'Quién paga',
        title: 'Concepto',
        folio: 'Recibo',
        total: 'Total',
        status: 'Estado',
      },
    },
    'provider-events': {
      name_one: 'Notificación',
      name_other: 'Notificaciones',
      fields: {
        received_at: 'Recibida',
        type: 'Qué pasó',
        provider: 'Proveedor',
        order_id: 'Pedido',
        status: 'Estado',
      },
    },
    invoices: {
      name_one: 'Factura',
      name_other: 'Facturas',
      fields: {
        created_at: 'Fecha',
        name: 'A nombre de',
        rfc: 'RFC',
        folio: 'Recibo',
        total: 'Total',
        status: 'Estado',
      },
    },
    embeds: {
      name_one: 'Sitio',
      name_other: 'Sitios',
      fields: {
        name: 'Sitio',
        origins: 'Direcciones',
        last_day: 'Último uso',
        views: 'Vistas',
        starts: 'Empezados',
        submissions: 'Enviados',
        amount: 'Pagado',
        active: 'Estado',
      },
    },
    'school-contacts': {
      name_one: 'Solicitud de escuela',
      name_other: 'Solicitudes de escuelas',
      fields: {
        created_at: 'Fecha',
        name: 'Escuela o contacto',
        city: 'Ciudad',
        membership: 'Plan',
        status: 'Estado',
      },
    },
    emails: {
      name_one: 'Correo no entregado',
      name_other: 'Correos no entregados',
      fields: { failed_at: 'Se intentó hasta', subject: 'Carta', reason: 'Motivo' },
    },
    jobs: {
      name_one: 'Tarea',
      name_other: 'Tareas',
      fields: {
        created_at: 'Creada',
        kind: 'Tarea',
        status: 'Estado',
        attempts: 'Intentos',
        failure: 'Motivo de la falla',
      },
    },
  },
  console: {
    name: 'Consola',
    language: 'Idioma',
    account: 'Tu cuenta',
    toPortal: 'Ir al portal',
    navigation: 'Secciones',
  },
  login: {
    title: 'Consola de LIA',
    intro: 'Para el equipo que cuida a las escuelas y sus donativos.',
    username: 'Usuario',
    password: 'Contraseña',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    submit: 'Iniciar sesión',
  },
  notFound: {
    title: 'No encontramos esta página',
    body: 'Puede que la dirección haya cambiado o que le falte una letra. Nada se perdió.',
    back: 'Volver al inicio de la consola',
  },
  noEntry: {
    title: 'Esta consola es solo para administradores',
    body: 'Entraste como {name}. Tu cuenta no administra LIA, pero tu espacio te espera en el portal.',
    toPortal: 'Ir al portal',
    otherAccount: 'Entrar con otra cuenta',
  },
  lists: {
    loading: 'Se está consultando la información...',
    empty: 'No hay registros que mostrar!',
    emptyFiltered: 'Prueba con otra búsqueda o quita los filtros.',
    clearFilters: 'Quitar filtros',
    failed: 'No pudimos consultar la información',
    retry: 'Volver a intentar',
    search: 'Buscar',
    clearSearch: 'Borrar la búsqueda',
    all: 'Todas',
    byStatus: 'Estado',
    allStatuses: 'Todos',
    sortBy: 'Ordenar por',
    more: 'Cargando: {shown} de {total}',
    moreFailed: 'No pudimos consultar las filas que siguen.',
    count_one: '1 registro',
    count_other: '{count} registros',
  },
  exports,
  courses,
  institutions,
  teachers,
  ...giving,
  contacts,
  embeds,
  schoolContacts,
  people,
  consents,
  emails,
  jobs,
  records: {
    otherData: 'Otros datos',
    nothing: 'Sin dato',
    unsavedTitle: '¿Descartar los cambios?',
    unsaved: 'Lo que escribiste todavía no se guarda. Si sales ahora, se pierde.',
    keepEditing: 'Seguir editando',
    discard: 'Descartar',
  },
  ...receipts,
  providerEvents,
} as const;
