// A site with a form of its own: it asks who buys, and hands over to LIA's payment screen, which takes the money.
const form = document.querySelector('#datos');
const said = form.querySelector('[role="status"]');
export const payment = document.querySelector('lia-payment');

export async function ask(path, body) {
  const write = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`{{LIA_ORIGIN}}/api/api${path}`, body && write);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** The versions in force of LIA's texts, which the form's box accepts. */
export async function acceptedTexts() {
  const [terms, privacy] = await Promise.all([ask('/legal/terms'), ask('/legal/privacy')]);
  return { terms: terms.version, privacy: privacy.version };
}

/** Lets people buy what is chosen in `choice`; `describe` makes a purchase of what the form was told. */
export function sell({ choice, wanted, chosen, describe }) {
  if (wanted && choice.querySelector(`[value="${CSS.escape(wanted)}"]`)) choice.value = wanted;
  chosen();

  // What was asked for an older answer is nobody's purchase any more.
  form.addEventListener('input', () => (payment.purchase = undefined));
  choice.addEventListener('change', chosen);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void handOver(describe);
  });
}

async function handOver(describe) {
  try {
    payment.purchase = await describe();
    said.textContent = 'Listo. Ahora elige cómo quieres pagar.';
    document.querySelector('#pago').scrollIntoView({ block: 'nearest' });
    payment.focus();
  } catch {
    said.textContent = 'No hay conexión. Tus datos siguen aquí; vuelve a intentarlo.';
  }
}

// Whoever is quick may choose meanwhile: nothing waits for the states.
void ask('/countries/states', { country: 'México' }).then(({ data }) =>
  form.state.append(...data.states.map(({ name }) => new Option(name))),
);
