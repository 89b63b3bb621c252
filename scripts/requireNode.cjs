// Runs before everything else, on whatever Node there is: plain old syntax, no dependency.
const wanted = require('../package.json').engines.node.replace('>=', '');

const isOlder = (have, want) => {
  for (let part = 0; part < want.length; part += 1) {
    if (have[part] !== want[part]) return have[part] < want[part];
  }
  return false;
};

const numbers = (version) => version.split('.').map((part) => parseInt(part, 10));

if (isOlder(numbers(process.versions.node), numbers(wanted))) {
  console.error(`\nLIA needs Node.js ${wanted} or newer; this is ${process.versions.node}.`);
  console.error('Install a newer one from https://nodejs.org and try again.\n');
  process.exit(1);
}
