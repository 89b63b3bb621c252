import { demo } from '../../personas/member.ts';
import { type Child, type Parent, rosa } from '../../personas/parent.ts';
import { inigo, paper } from '../../personas/teacher.ts';
import type { Visitor } from '../visitor.ts';
import { acceptTexts, EMPTY, RESTORED, type Walk } from './walk.ts';

const passwords = (password: string) => ({ Contraseña: password, 'Repite la contraseña': password });

async function fillParent(visitor: Visitor, parent: Parent): Promise<void> {
  await visitor.fillAll({
    Nombre: parent.name,
    Apellidos: parent.lastName,
    'Correo electrónico': parent.email,
    Teléfono: parent.phone,
  });
  await visitor.choose('Estado', parent.state);
  await visitor.fillAll({ 'Nombre de usuario': parent.username, ...passwords(parent.password) });
}

/** The cards of the children have the same fields: `nth` says whose. */
async function fillChild(visitor: Visitor, child: Child, nth: number): Promise<void> {
  await visitor.fillAll({ Nombre: child.name, Apellidos: child.lastName }, nth);
  await visitor.tick(child.level, nth);
  await visitor.tick(child.grade, nth);
  await visitor.fillAll(
    { 'Correo electrónico': child.email, 'Nombre de usuario': child.username, ...passwords(child.password) },
    nth,
  );
}

async function signIn(visitor: Visitor, username: string, password: string): Promise<void> {
  await visitor.fillAll({ Usuario: username, Contraseña: password });
  await visitor.press('Entrar a mi comunidad');
}

/** The forms of those who come to stay, on the marketing site. */
export const registering: readonly Walk[] = [
  {
    name: 'family of two children, free: error, draft, sign-in',
    async make(visitor, { marketing, product }) {
      const parent = rosa();
      const [first, second] = parent.children;
      await visitor.go(`${marketing}/padres`, 'lia-registration');
      await visitor.pressTooEarly('Continuar');
      await visitor.isTold('Nombre', EMPTY);
      await visitor.fill('Nombre', parent.name);
      await visitor.reload('lia-registration');
      await visitor.hears(RESTORED);
      await visitor.reads('Nombre', parent.name);
      await visitor.press('Empezar de nuevo');
      await fillParent(visitor, parent);
      await visitor.press('Continuar');
      await visitor.sees('Tus hijos', { focused: true });
      await fillChild(visitor, first, 0);
      await visitor.press('Añadir otro hijo');
      await fillChild(visitor, second, 1);
      await visitor.press('Continuar');
      await visitor.sees('Resumen', { focused: true });
      await acceptTexts(visitor);
      await visitor.press('Registrarse');
      await visitor.isAt(`${product}/login`);
      await signIn(visitor, parent.username, parent.password);
      await visitor.isAt(/\/apps\/dashboardpadres/);
    },
  },
  {
    name: 'family, monthly plan: voucher of OXXO',
    async make(visitor, { product }) {
      const parent = rosa();
      await visitor.go(`${product}/register?type=padre&membership=mensual`);
      await fillParent(visitor, parent);
      await visitor.press('Continuar');
      await visitor.sees('Tus hijos', { focused: true });
      await fillChild(visitor, parent.children[0], 0);
      await visitor.press('Continuar');
      await visitor.sees('Resumen', { focused: true });
      await visitor.tick('Efectivo en OXXO');
      await acceptTexts(visitor);
      await visitor.press('Pagar');
      await visitor.isAt(/\/voucher\/.+/);
      await visitor.sees('Paga en cualquier OXXO');
    },
  },
  {
    name: 'teacher with a document',
    async make(visitor, { marketing, product }) {
      const teacher = inigo();
      await visitor.go(`${marketing}/maestros`, 'lia-teacher-registration');
      await visitor.fillAll({
        Nombre: teacher.name,
        Apellidos: teacher.lastName,
        'Correo electrónico': teacher.email,
        Teléfono: teacher.phone,
      });
      await visitor.choose('Estado', teacher.state);
      await visitor.choose('Ciudad', teacher.city);
      await visitor.fillAll({ 'Nombre de usuario': teacher.username, ...passwords(teacher.password) });
      await visitor.press('Continuar');
      await visitor.sees('Tu escuela', { focused: true });
      await visitor.fill('Nombre de tu escuela', teacher.school);
      await visitor.tick('Primaria');
      await visitor.tick('4°');
      await visitor.fill('Materias que impartes', 'Matemáticas');
      await visitor.tick('Todos');
      await visitor.press('Continuar');
      await visitor.sees('Tus documentos', { focused: true });
      const { name, mimeType, buffer } = paper('título.pdf');
      await visitor.attach('Documento 1…', { name, type: mimeType, content: buffer.toString() });
      await visitor.press('Subir título.pdf');
      await visitor.hears('Subido');
      await acceptTexts(visitor);
      await visitor.press('Continuar');
      await visitor.sees('Su información fue enviada con éxito', { focused: true });
      await visitor.isAt(`${product}/login`);
    },
  },
  {
    name: 'school: request to be called',
    async make(visitor, { marketing }) {
      await visitor.go(`${marketing}/escuelas`, 'lia-registration');
      await visitor.fillAll({
        'Nombre completo': 'Teresa Güemes Ibáñez',
        'Correo electrónico': 'direccion@jacarandas.example',
        Teléfono: '+52 1 228 123 4567',
        Ciudad: 'Xalapa',
      });
      await visitor.tick('Anual');
      await visitor.fill('Mensaje', 'Somos una primaria con doce grupos.');
      await acceptTexts(visitor);
      await visitor.press('Pedir que me llamen');
      await visitor.sees('Recibimos tu solicitud…', { focused: true });
    },
  },
  {
    name: "plans: the teachers' tab leads to their registration",
    async make(visitor, { product }) {
      await visitor.go(`${product}/memberships`);
      await visitor.hears('$124.17');
      await visitor.press('Maestros');
      await visitor.hears('$165.83');
      await visitor.follow('Elegir el plan anual');
      await visitor.sees('Bienvenido a LIA');
    },
  },
  {
    name: 'sign-in from another site: error, portal',
    async make(visitor, { marketing, product }) {
      const { username, password } = demo('padre');
      await visitor.go(`${marketing}/acceso`, 'lia-login');
      await visitor.fill('Usuario', username);
      await visitor.pressTooEarly('Entrar a mi comunidad');
      await visitor.isTold('Contraseña', EMPTY);
      await visitor.fill('Contraseña', password);
      await visitor.press('Entrar a mi comunidad');
      await visitor.isAt(`${product}/callback`);
      await visitor.press('Entrar a mi comunidad');
      await visitor.isAt(/\/apps\/dashboardpadres/);
    },
  },
];
