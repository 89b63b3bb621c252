/** Texts about users, in Spanish. */
export const users = {
  none: 'Aquí verás a las personas de tu comunidad. Agrégalas una por una o impórtalas de un archivo.',
  name: 'Nombre',
  kind: 'Tipo de usuario',
  kinds: {
    students: 'Alumnos',
    teachers: 'Maestros',
    parents: 'Padres',
    schools: 'Escuelas',
    interested: 'Interesados',
  },
  statuses: { active: 'Activa', deactivated: 'Desactivada' },
  levels: { preescolar: 'Preescolar', primaria: 'Primaria', secundaria: 'Secundaria' },
  allLevels: 'Todas',
  grades: {
    preescolar: '{grade}° de preescolar',
    primaria: '{grade}° de primaria',
    secundaria: '{grade}° de secundaria',
  },
  school: 'Escuela',
  noSchool: 'Ninguna escuela se llama así',
  who: 'Quién es',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    users: typeof users;
  }
}
