import { groupOf, type RoleGroup } from '../accounts/roles.ts';
import type { Label, Labels } from '../messages/labels.ts';
import type { Language } from '../messages/language.ts';
import { contactLabels, personLabels, accountLabels } from '../people/labels.ts';
import { importLabels } from '../imports/labels.ts';
import type { UserRecord } from './records.ts';

/** What the console reads of a user. */
export const userLabels = {
  uuid: { es: 'ID', en: 'ID' },
  username: accountLabels.username,
  name: personLabels.name,
  last_name: personLabels.last_name,
  email: contactLabels.email,
  email_verified_at: { es: 'Correo confirmado', en: 'E-mail confirmed' },
  phone_number: contactLabels.phone_number,
  curp: importLabels.curp,
  role: { es: 'Rol', en: 'Role' },
  kinds: { es: 'Tipo de usuario', en: 'Kind of user' },
  level: importLabels.seccion,
  grade: importLabels.grado,
  dependent: { es: 'Cuenta de un menor', en: "A child's account" },
  temporary_password: { es: 'Contraseña temporal', en: 'Temporary password' },
  status: { es: 'Estado', en: 'Status' },
  places: { es: 'Escuelas', en: 'Schools' },
  created_at: { es: 'Registro', en: 'Registered' },
  last_seen_at: { es: 'Último acceso', en: 'Last sign-in' },
  second_factor: { es: 'Verificación en dos pasos', en: 'Two-step verification' },
  can_change: { es: 'Puedes cambiarla', en: 'You may change it' },
} satisfies Labels<UserRecord>;

const tiers = {
  I: { es: 'invitado', en: 'guest' },
  M: { es: 'plan mensual', en: 'monthly plan' },
  A: { es: 'plan anual', en: 'annual plan' },
};
const levels = { preescolar: { es: 'preescolar', en: 'preschool' }, secundaria: { es: 'secundaria', en: 'secondary' } };
const groups = {
  admin: { es: 'Administrador de LIA', en: 'LIA administrator' },
  schoolAdmin: { es: 'Escuela', en: 'School' },
  teacher: { es: 'Maestro', en: 'Teacher' },
  parent: { es: 'Padre', en: 'Parent' },
  student: { es: 'Alumno', en: 'Student' },
  user: { es: 'Usuario', en: 'User' },
  guest: { es: 'Sin rol', en: 'No role' },
} satisfies Record<RoleGroup, Label>;
const named: Readonly<Partial<Record<string, Label>>> = {
  admin_escuela: { es: 'Administrador de escuela', en: 'School administrator' },
  director_escuela: { es: 'Director', en: 'Principal' },
};

/** What a role is called: its group, with plan and level where its name has them, and the name itself where it is more precise. */
export function roleLabel(role: string): Label {
  const known = named[role];
  if (known) return known;
  const group = groups[groupOf(role)];
  const parts = role.split(/[-_]/).slice(1);
  const details = [...Object.entries(tiers), ...Object.entries(levels)].flatMap(([part, label]) =>
    parts.includes(part) || role === part ? [label] : [],
  );
  const isPlain = details.length === parts.length || role === 'preescolar';
  const written = (language: Language) => [group[language], ...details.map((label) => label[language])].join(', ');
  const suffix = isPlain && !/\d$/.test(role) ? '' : ` (${role})`;
  return { es: written('es') + suffix, en: written('en') + suffix };
}
