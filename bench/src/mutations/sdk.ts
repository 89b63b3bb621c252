import { within } from './mutation.ts';

const sdk = within('packages/sdk/src', 'sdk');

export const sdkMutations = [
  sdk({
    name: 'Rounding: pesos lose half a centavo',
    file: 'payments/money.ts',
    find: 'Math.round(pesos * CENTAVOS_IN_PESO)',
    replace: 'Math.floor(pesos * CENTAVOS_IN_PESO)',
    test: 'payments/money.test.ts',
  }),
  sdk({
    name: 'Discount: rounded against the buyer',
    file: 'courses/memberPrice.ts',
    find: 'Math.floor((list * (100 - discount)) / 100)',
    replace: 'Math.ceil((list * (100 - discount)) / 100)',
    test: 'courses/memberPrice.test.ts',
  }),
  sdk({
    name: 'Rule: a plan that ended still has its price',
    file: 'courses/memberPrice.ts',
    find: "status !== 'ended' && membership !== 'gratis'",
    replace: "membership !== 'gratis'",
    test: 'courses/memberPrice.test.ts',
  }),
  sdk({
    name: 'Rule: brothers share an e-mail address',
    file: 'registrations/schema.ts',
    find: 'if (address && seen.has(address))',
    replace: 'if (address && !seen)',
    test: 'rules.test.ts',
  }),
  sdk({
    name: 'Retry: a write without a key is sent again',
    file: 'http/client.ts',
    find: '&& repeatable && RETRY_AFTER_MS',
    replace: '&& RETRY_AFTER_MS',
    test: 'http/client.test.ts',
  }),
  sdk({
    name: 'Time zone: a day begins at midnight in London',
    file: 'calendar/instants.ts',
    find: "TIME_ZONE = 'America/Mexico_City'",
    replace: "TIME_ZONE = 'Europe/London'",
    test: 'calendar/instants.test.ts',
  }),
  sdk({
    name: 'Label: a sentence of the specification is reworded',
    file: 'messages/rules.es.ts',
    find: 'Tipo de archivo no permitido',
    replace: 'Este tipo de archivo no se permite',
    test: 'messages/specification.test.ts',
  }),
  sdk({
    name: 'Text: a placeholder is filled in with an inherited property',
    file: 'messages/format.ts',
    find: 'Object.hasOwn(values, name)',
    replace: 'name in values',
    test: 'messages/format.test.ts',
  }),
  sdk({
    name: 'Session: a call of the member before ends the session of the next one, or goes on in it',
    file: 'http/client.ts',
    find: "        if ((options.token?.() ?? token) !== token) throw noAnswer('ABORTED');\n",
    replace: '',
    test: 'http/client.test.ts',
  }),
];
