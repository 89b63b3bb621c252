// A site with a form of its own: it asks who buys, and hands over to LIA's payment screen, which takes the money.
const api = '{{LIA_ORIGIN}}/api/api';
const form = document.querySelector('#datos');
const payment = document.querySelector('lia-payment');
const said = form.querySelector('[role="status"]');

async function ask(path, body) {
  const write = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(api + path, body && write);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

const chosen = new URLSearchParams(location.search).get('curso');
if (chosen && form.curso.querySelector(`[value="${CSS.escape(chosen)}"]`)) form.curso.value = chosen;
payment.setAttribute('course', form.curso.value);

// What was asked for an older answer is nobody's purchase any more.
form.addEventListener('input', () => (payment.purchase = undefined));
form.curso.addEventListener('change', () => payment.setAttribute('course', form.curso.value));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void handOver();
});

async function handOver() {
  const buyer = Object.fromEntries(new FormData(form));
  delete buyer.curso;
  try {
    const [[course], terms, privacy] = await Promise.all([
      ask(`/thinkific/courses/${form.curso.value}`),
      ask('/legal/terms'),
      ask('/legal/privacy'),
    ]);
    payment.purchase = {
      form: {
        ...buyer,
        country: 'México',
        c_password: buyer.password,
        role_id: 28,
        course: { id: course.productable_id, price: course.price, name: course.name },
        consents: { terms: terms.version, privacy: privacy.version },
      },
    };
    said.textContent = 'Listo. Ahora elige cómo quieres pagar.';
    document.querySelector('#pago').scrollIntoView({ block: 'nearest' });
    payment.focus();
  } catch {
    said.textContent = 'No hay conexión. Tus datos siguen aquí; vuelve a intentarlo.';
  }
}

const { data } = await ask('/countries/states', { country: 'México' });
form.state.append(...data.states.map(({ name }) => new Option(name)));
