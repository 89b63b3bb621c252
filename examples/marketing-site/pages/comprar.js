// A site with a form of its own: it asks who buys, and hands over to LIA's payment screen, which takes the money.
const form = document.querySelector('#datos');
const status = form.querySelector('[role="status"]');
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

/** Counts the changes, so that what was described before one is known. */
let changes = 0;

/** A purchase that was described before a change is not paid any more. */
export function forget() {
  changes += 1;
  payment.purchase = undefined;
  status.textContent = '';
}

/** Lets people buy what is chosen in `choice`; `describe` makes a purchase of what was filled in. */
export function sell({ choice, wanted, chosen, describe }) {
  if (wanted && choice.querySelector(`[value="${CSS.escape(wanted)}"]`)) choice.value = wanted;
  chosen();

  form.addEventListener('input', forget);
  choice.addEventListener('change', chosen);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void handOver(describe);
  });
}

async function handOver(describe) {
  const before = changes;
  try {
    const purchase = await describe();
    if (changes !== before) return;
    payment.purchase = purchase;
    status.textContent = 'Listo. Ahora elige cómo quieres pagar.';
    document.querySelector('#pago').scrollIntoView({ block: 'nearest' });
    payment.focus();
  } catch {
    status.textContent = 'No hay conexión. Tus datos siguen aquí; vuelve a intentarlo.';
  }
}

const LOST = 'No pudimos cargar los estados. Revisa tu conexión y abre la lista otra vez.';
let states = null;
let pause = 1000;

/** Fills the list of states, once. Without an answer it asks again: by itself, with the connection, and for who opens the list. */
const listStates = () => void (states ??= fillStates());

async function fillStates() {
  try {
    const { data } = await ask('/countries/states', { country: 'México' });
    form.state.append(...data.states.map(({ name }) => new Option(name)));
    if (status.textContent === LOST) status.textContent = '';
  } catch {
    states = null;
    status.textContent = LOST;
    pause *= 2;
    setTimeout(listStates, pause);
  }
}

// Plans and courses can be chosen meanwhile: nothing waits for the states.
listStates();
addEventListener('online', listStates);
form.state.addEventListener('focus', listStates);
