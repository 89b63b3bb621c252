import type { Role } from '@lia/sdk/accounts/roles';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';
import { portalScreens } from './routes.ts';

const members = ['alumno', 'maestro', 'padre', 'director_escuela', 'admin'] as const satisfies readonly Role[];
const payers = ['maestro', 'padre', 'director_escuela', 'admin'] as const;

/** Each screen for members, written down once more: its window title, and the roles that open it. */
const forMembers: readonly [path: string, title: string, roles: readonly Role[]][] = [
  ['/apps/dashboard/', 'Inicio', payers],
  ['/apps/dashboardmaestros/', 'Mi grupo', ['maestro']],
  ['/apps/dashboardpadres', 'Mis hijos', ['padre']],
  ['/apps/landing', 'Mi espacio', ['alumno']],
  ['/apps/changePassword', 'Cambiar Contraseña', members],
  ['/apps/profile', 'Mi cuenta', ['padre']],
  ['/apps/misdatos', 'Mis datos', ['maestro', 'padre', 'director_escuela']],
  ['/apps/notifications', 'Notificaciones', members],
  ['/apps/notifications/settings', 'Preferencias de notificaciones', members],
  ['/apps/membership', 'Mi membresía', payers],
  ['/apps/adminlicencias/o-1', 'Licencias', ['Padre-M', 'Maestro-A']],
  ['/apps/suscription/', 'Suscripción', ['padre']],
  ['/apps/eventscalendar', 'Calendario', members],
  ['/apps/eventscalendaredit/personal', 'Evento del calendario', members],
  ['/apps/sections/calendario/', 'Calendario', ['alumno']],
  ['/apps/grupos/unirse', 'Unirse a un grupo', ['padre', 'alumno']],
  ['/apps/mensajes', 'Mensajes', ['maestro', 'padre', 'director_escuela']],
  ['/apps/mensajes/horario', 'Mensajes', ['maestro', 'director_escuela']],
  ['/apps/schools/301', 'Escuela', members],
  ['/apps/galaxies/misgalaxias', 'Mis galaxias', ['alumno']],
  ['/apps/galaxies/clubs/c-1', 'Club', ['alumno']],
  ['/apps/clubes', 'Clubes', ['maestro', 'director_escuela', 'admin']],
  ['/apps/club/c-1', 'Club', ['maestro', 'director_escuela', 'admin']],
  ['/apps/sections/islands', 'Mis islas', ['alumno']],
  ['/apps/sections/miscore', 'Mis puntos', ['alumno']],
  ['/apps/aula/all', 'Clases', ['maestro', 'padre', 'director_escuela']],
  ['/apps/sections/live', 'Mis clases', ['alumno']],
  ['/apps/sections/mitarea/h-1', 'Mi tarea', ['alumno']],
  ['/apps/children/c-1', 'Tu hijo o hija', ['padre']],
  ['/apps/children/new', 'Registrar a un hijo', ['padre']],
  ['/apps/products/cursos', 'Mis productos', ['padre']],
  ['/apps/products/membresias', 'Mis productos', ['padre']],
  ['/apps/cursos', 'Cursos', payers],
  ['/apps/cursos/3', 'Cursos', payers],
  ['/apps/miscursos/7', 'Tus cursos', members],
  ['/apps/miscursos/7/leccion/l-1', 'Lección', members],
  ['/apps/teachercourses', 'Mis cursos', ['maestro', 'admin']],
  ['/apps/sections/miscursos', 'Mis cursos', ['alumno']],
  ['/apps/donar', 'Quiero apoyar', payers],
  ['/apps/patrocinar', 'Quiero patrocinar', payers],
  ['/apps/lugares', 'Lugares que regalaste', payers],
  ['/invoice', 'Mis facturas', payers],
  ['/bill', 'Factura', payers],
  ['/callback/link', 'No pudimos vincular esa cuenta', members],
  ['/callback/google', 'No pudimos conectar tu cuenta de Google', payers],
  ['/loginp', 'Comunidad', members],
  ['/loginlia', 'LIA U', ['maestro', 'admin']],
  ['/loginmundolia', 'LIA Kinder', ['maestro_preescolar']],
  ['/logina', 'Actividades LIA', members],
  ['/apps/usuarios/all', 'Usuarios', ['admin']],
  ['/apps/listausuarios/students', 'Usuarios', ['admin']],
  ['/apps/interested', 'Usuarios', ['admin']],
  ['/licencias', 'Licencias', ['director_escuela', 'admin']],
];

const forVisitors: readonly [path: string, title: string][] = [
  ['/login', 'Inicia sesión'],
  ['/login/tarjeta', 'Entra con tu tarjeta'],
  ['/login/clase', 'Entra con tus dibujos'],
  ['/forgotPassword', '¿Olvidaste tu contraseña?'],
  ['/resetPassword', 'Este enlace ya no sirve'],
  ['/confirm', 'Este enlace ya no sirve'],
  ['/correos', 'Este enlace ya no sirve'],
  ['/invitacion', 'Esta invitación ya no sirve'],
  ['/invitacion/familia', 'Agrega a un hijo con un código'],
  ['/loginerror', 'No pudimos abrir tu sesión'],
  ['/register?type=padre&membership=gratis', 'Únete a la comunidad'],
  ['/memberships', 'Un plan para cada quien'],
  ['/registro', 'Cursos en línea'],
  ['/cursos/5', 'Cursos en línea'],
  ['/maestros/cursos/5', 'Cursos en línea'],
  ['/cursos', 'Únete a la comunidad'],
  ['/maestros/cursos', 'Únete a la comunidad'],
  ['/maestros/registro/10', 'Enseña con nosotros'],
  ['/registroapoyar/1', 'Quiero apoyar'],
  ['/registropatrocinar/2', 'Quiero patrocinar'],
  ['/registrovoluntario', 'Queremos ser voluntarios'],
  ['/legal/terms', 'Términos y condiciones'],
  ['/receipt', 'Recibo'],
  ['/certificado/ABCDEFGH12345678', 'Comprobar una constancia'],
  ['/voucher/v-1', 'Ficha de pago OXXO'],
  ['/sandbox/checkout/p-1', 'Pago de prueba'],
  ['/sandbox/voucher/v-1', 'Pago de prueba'],
  ['/nada', 'No encontramos esta página'],
];

const windowTitle = () => document.title;

describe('a screen for members', () => {
  test.for(forMembers)('%s is titled «%s»', async ([path, title, [role]]) => {
    const { open, remember } = createTestContext();
    remember(signedIn(role ?? null));
    await open(path);
    await expect.poll(windowTitle).toBe(`${title} · Comunidad LIA`);
  });

  // What each role opens is compared without a browser (session/guard.test.ts): here, that screens ask that guard.
  const refusals = members.map((role) => {
    const path = forMembers.find(([, , roles]) => !roles.includes(role))?.[0];
    return [path ?? '', role] as const;
  });
  test.for(refusals)('%s is not opened by %s', async ([path, role]) => {
    const { open, remember, at } = createTestContext();
    remember(signedIn(role));
    await open(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(at()).not.toBe(path);
  });

  test('asks a visitor to sign in', async () => {
    const { open, at } = createTestContext();
    await open('/apps/cursos/3');
    await expect.poll(at).toBe('/login');
  });
});

test.for([
  ['/apps/usuarios', '/admin/users?filter={"status":"active"}'],
  ['/apps/usuarios/6a51ca1e-0000-4000-8000-000000000001', '/admin/users/6a51ca1e-0000-4000-8000-000000000001/show'],
  ['/apps/listausuarios/students', '/admin/users?filter={"kind":"students","status":"active"}'],
  ['/apps/listausuarios/otros', '/admin/users?filter={"status":"active"}'],
  ['/apps/interested', '/admin/users?filter={"kind":"interested","status":"active"}'],
  ['/licencias', '/admin/licences'],
])('%s leads an administrator to %s', async ([path = '', address]) => {
  const { open, remember, went } = createTestContext();
  remember(signedIn('admin'));
  await open(path);
  await expect.poll(() => went.map(decodeURIComponent)).toEqual([address]);
});

test.for(forVisitors)('visitors open %s, titled «%s»', async ([path, title]) => {
  const { open } = createTestContext();
  await open(path);
  await expect.poll(windowTitle).toBe(`${title} · Comunidad LIA`);
});

test('no two screens have the same address', () => {
  const paths = portalScreens.screens.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(forMembers.length);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the public navigation has the pages of the marketing site, the donation and the sign-in, in this order', async () => {
  const { open } = createTestContext();
  await open('/memberships');
  const links = page.getByRole('navigation', { name: 'Navegación' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Padres', 'https://marketing.example/padres'],
    ['Maestros', 'https://marketing.example/maestros'],
    ['Escuelas', 'https://marketing.example/escuelas'],
    ['Quiero apoyar', '/registroapoyar'],
    ['Acceso a la comunidad', '/login'],
  ]);
});
