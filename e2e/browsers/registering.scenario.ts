import { addresses } from '../addresses.ts';
import { demo } from '../personas/member.ts';
import { type Child, rosa } from '../personas/parent.ts';
import { inigo, pdf } from '../personas/teacher.ts';
import { acceptTexts, EMPTY_FIELD, fillApplicant, passwords, RESTORED } from './forms.ts';
import { test } from './scenario.ts';
import { button, checkbox, field, heading, link, panelTab, radio, text, type Tab } from './tab.ts';

const { marketing, product } = addresses();
const DASHBOARD = `${product}/apps/dashboardpadres`;

/** The cards of the children have the same fields: `nth` chooses one. */
async function fillChild(tab: Tab, { name, lastName, level, grade, email, ...account }: Child, nth: number) {
  await tab.fillIn({ Nombre: name, Apellidos: lastName }, nth);
  await tab.check([radio(level), radio(grade)], nth);
  const texts = { 'Correo electrónico': email, 'Nombre de usuario': account.username };
  await tab.fillIn({ ...texts, ...passwords(account.password) }, nth);
}

test('family of two children, free: error, draft, sign-in', async ({ tab }) => {
  const parent = rosa();
  const [first, second] = parent.children;
  await tab.open(`${marketing}/padres`, 'lia-registration');
  await tab.click(button('Continuar', { disabled: true }));
  await tab.expect(field('Nombre'), EMPTY_FIELD);
  await tab.fillIn({ Nombre: parent.name });
  await tab.reload('lia-registration');
  await tab.expect(RESTORED);
  await tab.expect(field('Nombre'), { value: parent.name });
  await tab.click(button('Empezar de nuevo'));
  await fillApplicant(tab, parent);
  await tab.click(button('Continuar'));
  await tab.expect(heading('Tus hijos'), { focused: true });
  await fillChild(tab, first, 0);
  await tab.click(button('Añadir otro hijo'));
  await fillChild(tab, second, 1);
  await tab.click(button('Continuar'));
  await tab.expect(heading('Resumen'), { focused: true });
  await acceptTexts(tab);
  await tab.click(button('Registrarse'));
  await tab.expectAddress(`${product}/login`);
  await tab.fillIn({ Usuario: parent.username, Contraseña: parent.password });
  await tab.click(button('Entrar a mi comunidad'));
  await tab.expectAddress(DASHBOARD);
});

test('family, monthly plan: voucher of OXXO', async ({ tab }) => {
  const parent = rosa();
  await tab.open(`${product}/register?type=padre&membership=mensual`);
  await fillApplicant(tab, parent);
  await tab.click(button('Continuar'));
  await tab.expect(heading('Tus hijos'), { focused: true });
  await fillChild(tab, parent.children[0], 0);
  await tab.click(button('Continuar'));
  await tab.expect(heading('Resumen'), { focused: true });
  await tab.check([radio('Efectivo en OXXO')]);
  await acceptTexts(tab);
  await tab.click(button('Pagar'));
  await tab.expectAddress(`${product}/voucher/`);
  await tab.expect(heading('Paga en cualquier OXXO'));
});

test('teacher with a document', async ({ tab }) => {
  const teacher = inigo();
  await tab.open(`${marketing}/maestros`, 'lia-teacher-registration');
  await fillApplicant(tab, teacher);
  await tab.click(button('Continuar'));
  await tab.expect(heading('Tu escuela'), { focused: true });
  await tab.fillIn({ Escuela: teacher.school });
  await tab.check([radio('Primaria'), checkbox('4°')]);
  await tab.fillIn({ Materias: 'Matemáticas' });
  await tab.check([checkbox('Todos')]);
  await tab.click(button('Continuar'));
  await tab.expect(heading('Tus documentos'), { focused: true });
  await tab.attach(/^Documento 1/, pdf('título.pdf'));
  await tab.click(button('Subir título.pdf'));
  await tab.expect(text('Subido'));
  await acceptTexts(tab);
  await tab.click(button('Continuar'));
  await tab.expect(heading('Su información fue enviada con éxito'), { focused: true });
  await tab.expectAddress(`${product}/login`);
});

test('school: request to be called', async ({ tab }) => {
  await tab.open(`${marketing}/escuelas`, 'lia-registration');
  await tab.fillIn({ 'Nombre completo': 'Teresa Güemes Ibáñez', 'Correo electrónico': 'direccion@jacarandas.example' });
  await tab.fillIn({ Teléfono: '+52 1 228 123 4567', Ciudad: 'Xalapa' });
  await tab.check([radio('Anual')]);
  await tab.fillIn({ Mensaje: 'Somos una primaria con doce grupos.' });
  await acceptTexts(tab);
  await tab.click(button('Pedir que me llamen'));
  await tab.expect(heading(/^Recibimos tu solicitud/), { focused: true });
});

test("plans: the teachers' tab leads to their registration", async ({ tab }) => {
  await tab.open(`${product}/memberships`);
  await tab.expect(text('$124.17'));
  await tab.click(panelTab('Maestros'));
  await tab.expect(text('$165.83'));
  await tab.click(link('Elegir el plan anual'));
  await tab.expect(heading('Bienvenido a LIA'));
});

test('sign-in from another site: error, portal', async ({ tab }) => {
  const { username, password } = demo('padre');
  await tab.open(`${marketing}/acceso`, 'lia-login');
  await tab.fillIn({ Usuario: username });
  await tab.click(button('Entrar a mi comunidad', { disabled: true }));
  await tab.expect(field('Contraseña'), EMPTY_FIELD);
  await tab.fillIn({ Contraseña: password });
  await tab.click(button('Entrar a mi comunidad'));
  await tab.expectAddress(`${product}/callback`);
  await tab.click(button('Entrar a mi comunidad'));
  await tab.expectAddress(DASHBOARD);
});
